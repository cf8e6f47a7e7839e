/** Visible strings of the gallery and its preview. */
export const messages = {
  gallery: 'Product pictures',
  picture: (number: number, count: number) => `Picture ${number} of ${count}`,
  enlarge: 'Enlarge the picture',
  previewUnavailable: 'The large picture could not be loaded. Please try again.',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  enlarged: 'Enlarged picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;

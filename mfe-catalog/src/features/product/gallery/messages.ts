/** Visible strings of the gallery and its preview. */
export const messages = {
  gallery: 'Pictures of the product',
  picture: (number: number, count: number) => `Picture ${number} of ${count}`,
  enlarge: 'Enlarge the picture',
  previewUnavailable: 'The large picture cannot be loaded at the moment. Please try again.',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  enlarged: 'Enlarged picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;

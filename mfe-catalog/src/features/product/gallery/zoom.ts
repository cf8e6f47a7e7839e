/** Zoom limits as multiples of the dialog's size. */
export const SMALLEST_ZOOM = 1;
export const LARGEST_ZOOM = 3;

/** One step in or out, within the limits. */
export function nextZoom(zoom: number, step: number): number {
  return Math.min(LARGEST_ZOOM, Math.max(SMALLEST_ZOOM, zoom + step));
}

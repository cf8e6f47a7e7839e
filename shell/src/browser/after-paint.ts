/** Milliseconds after which nobody waits for a frame any more: a tab in the background paints none. */
const NO_FRAME_MS = 300;

/** Resolves once the browser has painted what is there. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

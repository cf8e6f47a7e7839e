/** Time limit in milliseconds, because a background tab never paints a frame. */
const NO_FRAME_MS = 300;

/** Resolves after the browser has painted the current content. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

export interface Slides {
  count: number;
  /** Number of slides visible at once. */
  visible: number;
}

/** Index of the last slide at which the view can start. */
export function lastStop({ count, visible }: Slides): number {
  return Math.max(0, count - visible);
}

/** One view forward, so that the last view is full; then the first again. */
export function nextStop(index: number, slides: Slides): number {
  const last = lastStop(slides);
  return index >= last ? 0 : Math.min(index + slides.visible, last);
}

/** One view back; from the first to the last. */
export function previousStop(index: number, slides: Slides): number {
  return index <= 0 ? lastStop(slides) : Math.max(0, index - slides.visible);
}

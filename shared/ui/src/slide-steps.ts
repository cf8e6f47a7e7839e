export interface Slides {
  count: number;
  /** How many are in sight at once. */
  visible: number;
}

/** Index of the last slide at which the view can stand. */
export function lastStop({ count, visible }: Slides): number {
  return Math.max(0, count - visible);
}

/** One view further, so that the last one is full; after it the first again. */
export function nextStop(index: number, slides: Slides): number {
  const last = lastStop(slides);
  return index >= last ? 0 : Math.min(index + slides.visible, last);
}

/** One view back; before the first one the last. */
export function previousStop(index: number, slides: Slides): number {
  return index <= 0 ? lastStop(slides) : Math.max(0, index - slides.visible);
}

/** The event that tells what React has taken over of the server's page: the document itself, or the place of a slice. */
export const ALIVE = 'nkm:alive';

/** Fits as a ref: it is told once, when the place is there. */
export function announceAlive(place: EventTarget | null): void {
  place?.dispatchEvent(new Event(ALIVE, { bubbles: true }));
}

/** Fires when React has hydrated the document, or the root of a slice in it. */
export const HYDRATED = 'nkm:hydrated';

/** A ref callback: React calls it once, when the element exists. */
export function announceHydrated(place: EventTarget | null): void {
  place?.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
}

/**
 * Delay before an ended process restarts: 0.25 s, then twice as long each time.
 * @param {{most?: number, withinMs?: number, firstMs?: number, clock?: () => number}} [options] `most`: restarts within
 * `withinMs` milliseconds
 * @returns {{next(): {delayMs: number, count: number} | null}} null: the process ends too often
 */
export function createBackoff({ most = 5, withinMs = 60_000, firstMs = 250, clock = () => performance.now() } = {}) {
  let ends = [];
  return {
    next() {
      const now = clock();
      ends = [...ends.filter((time) => now - time < withinMs), now];
      return ends.length > most ? null : { delayMs: firstMs * 2 ** (ends.length - 1), count: ends.length };
    },
  };
}

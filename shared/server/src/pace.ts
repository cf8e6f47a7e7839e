/**
 * Says whether somebody is slower than a pace, on average over a window. It is asked at regular intervals; the average
 * counts, not the whole time, so a large body over a poor network may take as long as it needs.
 */
export class Pace {
  private totals: number[] = [];

  /**
   * @param looks number of intervals in the window
   * @param leastBytes bytes that must pass in each window
   */
  constructor(
    private readonly looks: number,
    private readonly leastBytes: number,
  ) {}

  /** @param total bytes that have passed so far; null while others are to act, which begins a new window */
  isMissed(total: number | null): boolean {
    if (total === null) {
      this.totals = [];
      return false;
    }
    this.totals.push(total);
    if (this.totals.length <= this.looks) return false;
    return total - this.totals.shift()! < this.leastBytes;
  }
}

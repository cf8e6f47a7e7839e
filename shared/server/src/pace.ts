/**
 * Checks at regular intervals whether a transfer is slower than a pace, on average over a window. The total time does
 * not count, so a large body over a poor network can take as long as it needs.
 */
export class Pace {
  private totals: number[] = [];

  /**
   * @param looks number of intervals in the window
   * @param leastBytes minimum bytes per window
   */
  constructor(
    private readonly looks: number,
    private readonly leastBytes: number,
  ) {}

  /** @param total bytes transferred so far; null while the other side must act, which starts a new window */
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

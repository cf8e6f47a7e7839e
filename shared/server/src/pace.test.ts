import { Pace } from './pace';

/** Checks a sender of these bytes once per second; returns the second at which it misses the pace. */
function missedAt(bytesBySecond: (number | null)[]): number | null {
  const pace = new Pace(10, 10 * 1024);
  let total = 0;
  for (const [second, bytes] of bytesBySecond.entries()) {
    total += bytes ?? 0;
    if (pace.isMissed(bytes === null ? null : total)) return second;
  }
  return null;
}
const seconds = (count: number, bytes: number | null) => Array.from({ length: count }, () => bytes);

describe('the pace of a slow sender', () => {
  it('is missed after 10 s below 1 KB/s, and never at 1 KB/s', () => {
    expect(missedAt(seconds(60, 1023))).toBe(10);
    expect(missedAt(seconds(60, 0))).toBe(10);
    expect(missedAt(seconds(6_000, 1024))).toBeNull();
  });

  it('is an average, so that a pause of nine seconds is allowed', () => {
    const inSpurts = Array.from({ length: 20 }, () => [10 * 1024, ...seconds(9, 0)]).flat();
    expect(missedAt(inSpurts)).toBeNull();
  });

  it('is missed by a sender that was fast at first', () => {
    expect(missedAt([1_000_000, ...seconds(60, 1)])).toBe(10);
  });

  it('does not count while the other side must act', () => {
    expect(missedAt([...seconds(9, 0), ...seconds(60, null), ...seconds(9, 0)])).toBeNull();
  });
});

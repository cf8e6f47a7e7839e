/** @jest-environment node */
import { isStalled, type Snapshot } from './is-stalled';

const STALL_MS = 1_000;
const since: Snapshot = { at: 1000, beat: 1, ranMs: 500, waitedMs: 300 };
const isStuckAfter = (ms: number, ranMs: number, waitedMs = 0) => {
  const now = { at: since.at + ms, beat: 1, ranMs: since.ranMs + ranMs, waitedMs: since.waitedMs + waitedMs };
  return isStalled(since, now, STALL_MS);
};

describe('a worker whose main thread is stuck', () => {
  it('is detected early when it computes without a pause', () => {
    expect(isStuckAfter(STALL_MS - 1, STALL_MS - 1)).toBe(false);
    expect(isStuckAfter(STALL_MS, STALL_MS)).toBe(true);
  });

  it('is detected later when it is blocked and hardly runs', () => {
    expect(isStuckAfter(3 * STALL_MS - 1, 50)).toBe(false);
    expect(isStuckAfter(3 * STALL_MS, 50)).toBe(true);
  });

  it('is not stuck while it waits for a processor, however long that takes', () => {
    expect(isStuckAfter(60_000, 400, 59_500)).toBe(false);
  });

  it('is detected on a machine with ten times too much work once it has run for the limit', () => {
    expect(isStuckAfter(9_990, 999, 8_991)).toBe(false);
    expect(isStuckAfter(10_000, 1_000, 9_000)).toBe(true);
  });
});

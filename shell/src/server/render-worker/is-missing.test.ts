/** @jest-environment node */
import { isMissing, type Look } from './is-missing';

const STALL_MS = 1_000;
const from = { at: 1000, beat: 1, cpuMs: 500 };
const later = (ms: number, cpuMs: number) => ({ at: from.at + ms, beat: 1, cpuMs: from.cpuMs + cpuMs });
const isStuck = (now: Look) => isMissing(from, now, STALL_MS);

describe('a worker whose main thread is stuck', () => {
  it('is detected early when it computes without a pause', () => {
    expect(isStuck(later(STALL_MS - 1, STALL_MS))).toBe(false);
    expect(isStuck(later(STALL_MS, STALL_MS))).toBe(true);
  });

  it('gets more time when the machine gives it no processor time', () => {
    expect(isStuck(later(2 * STALL_MS, 50))).toBe(false);
    expect(isStuck(later(3 * STALL_MS, 50))).toBe(true);
  });
});

/** @jest-environment node */
import { isMissing, STALL_MS } from './is-missing';

const from = { at: 1000, beat: 1, cpuMs: 500 };
const later = (ms: number, cpuMs: number) => ({ at: from.at + ms, beat: 1, cpuMs: from.cpuMs + cpuMs });

describe('H01 a worker whose main thread is stuck', () => {
  it('is detected early when it computes without a pause', () => {
    expect(isMissing(from, later(STALL_MS - 1, STALL_MS))).toBe(false);
    expect(isMissing(from, later(STALL_MS, STALL_MS))).toBe(true);
  });

  it('gets more time when the machine gives it no processor time', () => {
    expect(isMissing(from, later(2 * STALL_MS, 50))).toBe(false);
    expect(isMissing(from, later(3 * STALL_MS, 50))).toBe(true);
  });
});

/** @jest-environment node */
import { createRests } from './rests';

const KEY = 'x@1.0.0';

describe('a rest', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('takes 2, 4, 8 … seconds, at most 60', () => {
    const rests = createRests();
    const lengths = Array.from({ length: 7 }, () => {
      const ms = rests.begin(KEY)!;
      jest.advanceTimersByTime(ms - 1);
      expect(rests.has(KEY)).toBe(true);
      jest.advanceTimersByTime(1);
      expect(rests.has(KEY)).toBe(false);
      return ms;
    });
    expect(lengths).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  it('takes 2 seconds again after a success', () => {
    const rests = createRests();
    rests.begin(KEY);
    jest.advanceTimersByTime(2_000);
    rests.succeed(KEY);
    expect(rests.begin(KEY)).toBe(2_000);
  });

  it('is not shortened by work that began before', () => {
    const rests = createRests();
    rests.begin(KEY);
    rests.succeed(KEY);
    expect(rests.has(KEY)).toBe(true);
    jest.advanceTimersByTime(2_000);
    expect(rests.begin(KEY)).toBe(4_000);
  });

  it('is not extended by harm of the same moment', () => {
    const rests = createRests();
    rests.begin(KEY);
    jest.advanceTimersByTime(1_500);
    expect(rests.begin(KEY)).toBeNull();
    jest.advanceTimersByTime(500);
    expect(rests.has(KEY)).toBe(false);
  });

  it('concerns one thing only, and all end with `clear`', () => {
    const rests = createRests();
    rests.begin(KEY);
    expect(rests.has('y@1.0.0')).toBe(false);
    rests.clear();
    expect(rests.has(KEY)).toBe(false);
    expect(rests.begin(KEY)).toBe(2_000);
  });
});

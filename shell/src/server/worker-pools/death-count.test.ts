/** @jest-environment node */
import { createDeathCount } from './death-count';

describe('the workers that ended under a version', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are too many with the third one within a minute, and count anew then', () => {
    const deaths = createDeathCount();
    const next = () => deaths.isTooMany('x@1.0.0');
    expect([next(), next(), next(), next(), next(), next()]).toEqual([false, false, true, false, false, true]);
  });

  it('do not count after a minute, nor for another version', () => {
    const deaths = createDeathCount();
    deaths.isTooMany('x@1.0.0');
    jest.advanceTimersByTime(59_999);
    deaths.isTooMany('x@1.0.0');
    jest.advanceTimersByTime(1);
    expect(deaths.isTooMany('y@1.0.0')).toBe(false);
    expect(deaths.isTooMany('x@1.0.0')).toBe(false);
    expect(deaths.isTooMany('x@1.0.0')).toBe(true);
  });
});

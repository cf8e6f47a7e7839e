/** @jest-environment node */
import { type After, createRests } from './rests';

const VERSION = 'x@1.0.0';

/** Rests with a clock that the test moves. */
function someRests() {
  let now = 0;
  let timers: { at: number; work: () => void }[] = [];
  let ends = 0;
  const after: After = (ms, work) => {
    const timer = { at: now + ms, work };
    timers.push(timer);
    return () => void (timers = timers.filter((other) => other !== timer));
  };
  const rests = createRests(after, () => void (ends += 1));
  const pass = (ms: number) => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { work } of due) work();
  };
  return { rests, pass, ends: () => ends, timers: () => timers.length };
}

describe('the rests of the only version left', () => {
  it('take 2, 4, 8 … seconds, at most 60', () => {
    const { rests, pass, ends } = someRests();
    const lengths = Array.from({ length: 7 }, () => {
      const ms = rests.begin(VERSION)!;
      pass(ms - 1);
      expect(rests.current()).toEqual([VERSION]);
      pass(1);
      expect(rests.current()).toEqual([]);
      return ms;
    });
    expect(lengths).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    expect(ends()).toBe(7);
  });

  it('start again at 2 seconds after a success', () => {
    const { rests, pass } = someRests();
    rests.begin(VERSION);
    pass(2_000);
    rests.succeed(VERSION);
    expect(rests.begin(VERSION)).toBe(2_000);
  });

  it('are not shortened by a page that began before', () => {
    const { rests, pass } = someRests();
    rests.begin(VERSION);
    rests.succeed(VERSION);
    expect(rests.current()).toEqual([VERSION]);
    pass(2_000);
    expect(rests.begin(VERSION)).toBe(4_000);
  });

  it('are not extended by a second worker that the version ended at the same time', () => {
    const { rests, pass } = someRests();
    rests.begin(VERSION);
    pass(1_500);
    expect(rests.begin(VERSION)).toBeNull();
    pass(500);
    expect(rests.current()).toEqual([]);
  });

  it('of several versions are independent', () => {
    const { rests, pass } = someRests();
    rests.begin(VERSION);
    pass(1_000);
    rests.begin('y@1.0.0');
    pass(1_000);
    expect(rests.current()).toEqual(['y@1.0.0']);
  });

  it('all end with `clear`, which leaves no timer', () => {
    const { rests, ends, timers } = someRests();
    rests.begin(VERSION);
    rests.clear();
    expect(rests.current()).toEqual([]);
    expect(timers()).toBe(0);
    expect(ends()).toBe(0);
    expect(rests.begin(VERSION)).toBe(2_000);
  });
});

import fc from 'fast-check';
import { firstHold, nextHold } from './hold';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
const retry = { isFirst: false };

describe('the hold of an unpaid order', () => {
  it('lasts 30 minutes; the first attempt does not extend it', () => {
    const hold = firstHold(at(0));
    expect(hold).toEqual({ expiresAt: at(30), renewals: 0 });
    expect(nextHold(hold, { now: at(1), isFirst: true })).toEqual(hold);
  });

  it('is renewed once by a new attempt, even after it ended', () => {
    expect(nextHold(firstHold(at(0)), { now: at(10), ...retry })).toEqual({ expiresAt: at(40), renewals: 1 });
    expect(nextHold(firstHold(at(0)), { now: at(300), ...retry })).toEqual({ expiresAt: at(330), renewals: 1 });
    expect(nextHold(firstHold(at(0)), { now: at(30), isFirst: true })).toEqual({ expiresAt: at(60), renewals: 1 });
  });

  it('is not renewed again: further attempts get the remaining time, then none', () => {
    const renewed = { expiresAt: at(40), renewals: 1 };
    expect(nextHold(renewed, { now: at(39), ...retry })).toEqual(renewed);
    expect(nextHold(renewed, { now: at(40), ...retry })).toBeNull();
  });

  it('never lasts longer than 60 minutes in total', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 30 }), (pauses) => {
        let hold = firstHold(at(0));
        let held = 30;
        let minute = 0;
        for (const pause of pauses) {
          minute += pause;
          const next = nextHold(hold, { now: at(minute), ...retry });
          if (next === null) continue;
          const from = Math.max(minute, (hold.expiresAt.getTime() - at(0).getTime()) / 60_000);
          held += Math.max(0, (next.expiresAt.getTime() - at(from).getTime()) / 60_000);
          hold = next;
        }
        expect(held).toBeLessThanOrEqual(60);
      }),
    );
  });
});

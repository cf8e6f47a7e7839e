import fc from 'fast-check';
import { timeLeft } from './time-left';

const END = '2026-01-18T09:00:00.000Z';
const end = Date.parse(END);

describe('timeLeft', () => {
  it('splits the time into days, hours, minutes and seconds', () => {
    expect(timeLeft(END, end - 3 * 86_400_000)).toEqual({ days: 3, hours: 0, minutes: 0, seconds: 0 });
    expect(timeLeft(END, end - 90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  });

  it('is null at the end, after it, and for an invalid date', () => {
    expect(timeLeft(END, end - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(timeLeft(END, end)).toBeNull();
    expect(timeLeft(END, end + 1e9)).toBeNull();
    expect(timeLeft('soon', end)).toBeNull();
  });

  it('splits into parts that add up to the whole time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), (seconds) => {
        const left = timeLeft(END, end - seconds * 1000)!;
        expect(((left.days * 24 + left.hours) * 60 + left.minutes) * 60 + left.seconds).toBe(seconds);
        expect(left.hours < 24 && left.minutes < 60 && left.seconds < 60).toBe(true);
      }),
    );
  });
});

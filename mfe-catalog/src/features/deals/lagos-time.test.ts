import { lagosTime } from './lagos-time';

describe('the time in Lagos', () => {
  it.each([
    ['2026-11-22T11:00:00Z', '2026-11-21T20:00:00Z', 'Tomorrow 12:00pm'],
    ['2026-11-21T11:00:00Z', '2026-11-21T08:00:00Z', 'Today 12:00pm'],
    ['2026-11-21T23:05:00Z', '2026-11-21T20:00:00Z', 'Tomorrow 12:05am'],
    ['2026-11-21T23:30:00Z', '2026-11-21T23:10:00Z', 'Today 12:30am'],
    ['2026-11-23T08:00:00Z', '2026-11-21T20:00:00Z', '23 Nov 9:00am'],
    ['2026-11-20T16:45:00Z', '2026-11-21T20:00:00Z', '20 Nov 5:45pm'],
  ])('of %s, at %s, is %s', (moment, now, words) => {
    expect(lagosTime(moment, now)).toBe(words);
  });
});

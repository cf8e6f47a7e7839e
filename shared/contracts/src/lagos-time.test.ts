import fc from 'fast-check';
import { lagosDate, lagosDateTime, lagosDayEnd, lagosShortDay, lagosTime, lagosWeekday } from './lagos-time';

describe('time in Lagos', () => {
  it('is a date for a review', () => {
    expect(lagosDate('2026-01-15T09:00:00.000Z')).toBe('15 January 2026');
    expect(lagosDate('2025-12-31T23:30:00.000Z')).toBe('1 January 2026');
    expect(lagosDate('soon')).toBe('');
  });

  it('is a weekday for a delivery', () => {
    expect(lagosWeekday(new Date('2026-11-25T23:30:00Z'))).toBe('Thursday, 26 November');
  });

  it('is a short day beside a price', () => {
    expect(lagosShortDay(new Date('2026-11-25T23:30:00Z'))).toBe('Thu 26 Nov');
  });

  it('ends a day one hour before that of UTC', () => {
    const end = (moment: string, days: number) => lagosDayEnd(new Date(moment), days).toISOString();
    expect(end('2026-11-25T22:59:59Z', 0)).toBe('2026-11-25T22:59:59.000Z');
    expect(end('2026-11-25T23:00:00Z', 7)).toBe('2026-12-03T22:59:59.000Z');
  });

  it('is a date and time for an order', () => {
    expect(lagosDateTime('2026-01-15T09:00:00.000Z')).toBe('15 Jan 2026, 10:00');
    expect(lagosDateTime('2026-09-30T23:30:00Z')).toBe('01 Oct 2026, 00:30');
    expect(lagosDateTime('soon')).toBe('soon');
  });

  it('equals the time zone data of Node for every moment', () => {
    const zone = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Africa/Lagos',
      hourCycle: 'h23',
      day: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
        const part = Object.fromEntries(zone.formatToParts(date).map(({ type, value }) => [type, value]));
        expect(lagosDateTime(date.toISOString())).toMatch(
          new RegExp(`^${part.day} [A-Z][a-z]{2} ${part.year}, ${part.hour}:${part.minute}$`),
        );
      }),
    );
  });

  it.each([
    ['2026-11-22T11:00:00Z', '2026-11-21T20:00:00Z', 'Tomorrow 12:00pm'],
    ['2026-11-21T11:00:00Z', '2026-11-21T08:00:00Z', 'Today 12:00pm'],
    ['2026-11-21T23:05:00Z', '2026-11-21T20:00:00Z', 'Tomorrow 12:05am'],
    ['2026-11-21T23:30:00Z', '2026-11-21T23:10:00Z', 'Today 12:30am'],
    ['2026-11-23T08:00:00Z', '2026-11-21T20:00:00Z', '23 Nov 9:00am'],
    ['2026-11-20T16:45:00Z', '2026-11-21T20:00:00Z', '20 Nov 5:45pm'],
  ])('of %s, seen at %s, reads "%s"', (moment, now, words) => {
    expect(lagosTime(moment, now)).toBe(words);
  });
});

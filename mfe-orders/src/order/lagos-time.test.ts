import fc from 'fast-check';
import { formatLagosTime } from './lagos-time';

describe('formatLagosTime', () => {
  it('tells Nigerian time, one hour ahead of UTC, in a fixed form', () => {
    expect(formatLagosTime('2026-01-15T09:00:00.000Z')).toBe('15 Jan 2026, 10:00');
    expect(formatLagosTime('2026-09-30T23:30:00Z')).toBe('01 Oct 2026, 00:30');
  });

  it('keeps what is no date as it came', () => {
    expect(formatLagosTime('soon')).toBe('soon');
  });

  it('has one form for every moment', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
        expect(formatLagosTime(date.toISOString())).toMatch(/^\d\d [A-Z][a-z]{2} \d{4}, \d\d:\d\d$/);
      }),
    );
  });
});

import { reviewDate } from './lagos-date';

describe('the date of a review', () => {
  it('is the day in Lagos', () => {
    expect(reviewDate('2026-01-15T09:00:00.000Z')).toBe('15 January 2026');
    expect(reviewDate('2025-12-31T23:30:00.000Z')).toBe('1 January 2026');
  });
  it('is nothing for what is no date', () => expect(reviewDate('soon')).toBe(''));
});

import { estimatedDay } from './estimated-day';

it.each([
  ['2026-11-21T10:00:00Z', 'Thursday, 26 November'],
  ['2026-12-28T10:00:00Z', 'Saturday, 2 January'],
  // Lagos is one hour ahead of UTC.
  ['2026-11-21T23:30:00Z', 'Friday, 27 November'],
])('CART-CONST-004 an order of %s arrives by %s', (today, day) => {
  expect(estimatedDay(new Date(today))).toBe(day);
});

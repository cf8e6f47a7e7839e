import { estimatedDay } from './pickup-window';

it('CART-CONST-004 is five days from today, across months', () => {
  expect(estimatedDay(new Date(2026, 10, 20))).toBe('Wednesday, 25 November');
  expect(estimatedDay(new Date(2026, 11, 30))).toBe('Monday, 4 January');
});

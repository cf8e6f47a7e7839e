import { trendOf } from './trend';

describe('ORD-SCR-028 the trend', () => {
  it.each([
    [15, 10, { direction: 'up', percent: 50, difference: 5 }],
    [5, 10, { direction: 'down', percent: 50, difference: 5 }],
    [0, 10, { direction: 'down', percent: 100, difference: 10 }],
    [10, 10, { direction: 'same' }],
    [1_001, 1_000, { direction: 'same' }],
    [10, 0, null],
    [0, 0, null],
    [10, undefined, null],
  ])('from %s against %s is computed, or absent', (now, before, expected) => {
    expect(trendOf(now, before)).toEqual(expected);
  });
});

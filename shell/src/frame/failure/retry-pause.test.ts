import { retryPause } from './retry-pause';

describe('pause before a retry', () => {
  it('grows with each attempt, up to a minute', () => {
    expect([0, 1, 2, 3, 4, 9].map((attempt) => retryPause(attempt, null, 0))).toEqual([5, 10, 20, 40, 60, 60]);
  });

  it('is never shorter than the server’s Retry-After', () => {
    expect(retryPause(0, 30, 0)).toBe(30);
    expect(retryPause(9, 300, 0)).toBe(300);
    expect(retryPause(2, 1, 0)).toBe(20);
  });

  it('differs from shopper to shopper', () => {
    expect(retryPause(0, null, 1)).toBe(6);
  });
});

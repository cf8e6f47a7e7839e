import { anOrder } from '../../test/an-order';
import { newestFirst } from './newest-first';

describe('newestFirst', () => {
  it('puts the newest order first and does not change the given list', () => {
    const given = [
      anOrder({ id: 1, timestamp: '2026-01-01T00:00:00Z' }),
      anOrder({ id: 3, timestamp: '2026-03-01T00:00:00Z' }),
      anOrder({ id: 2, timestamp: '2026-02-01T00:00:00Z' }),
      anOrder({ id: 4, timestamp: '2026-02-01T00:00:00Z' }),
    ];
    expect(newestFirst(given).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
    expect(given.map(({ id }) => id)).toEqual([1, 3, 2, 4]);
  });
});

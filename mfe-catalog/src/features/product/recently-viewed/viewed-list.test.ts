import { createTestPlatform } from '@nkm/testing';
import fc from 'fast-check';
import { noteViewed, readViewed } from './viewed-list';

const KEY = 'session-viewed-products';

describe('the products that a guest viewed', () => {
  it('are stored under the documented key, newest first and each once', () => {
    const platform = createTestPlatform('mfe-catalog');
    for (const id of [1, 2, 1]) noteViewed(platform, id);
    expect(platform.storage.get(KEY)).toBe('[1,2]');
    expect(readViewed(platform)).toEqual([1, 2]);
  });

  it.each(['', '{}', '[1,"2"]', '[-1]', '["x', 'null'])('are empty when the stored value is invalid: %s', (kept) => {
    const platform = createTestPlatform('mfe-catalog');
    platform.storage.set(KEY, kept);
    expect(readViewed(platform)).toEqual([]);
    noteViewed(platform, 5);
    expect(readViewed(platform)).toEqual([5]);
  });

  it('are the last twenty distinct ones', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 })), (ids) => {
        const platform = createTestPlatform('mfe-catalog');
        for (const id of ids) noteViewed(platform, id);
        expect(readViewed(platform)).toEqual([...new Set([...ids].reverse())].slice(0, 20));
      }),
    );
  });
});

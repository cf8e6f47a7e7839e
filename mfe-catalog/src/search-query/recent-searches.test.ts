import { readText } from '@nkm/contracts';
import { createTestPlatform } from '@nkm/testing';
import fc from 'fast-check';
import {
  storeSearches,
  MOST_RECENT,
  readSearches,
  RECENT_SEARCHES_KEY,
  withoutSearch,
  withSearch,
} from './recent-searches';

describe('recent searches', () => {
  it('are unique regardless of case, newest first, and limited in number', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 8 })), (typed) => {
        const searches = typed.reduce<string[]>(withSearch, []);
        const newest = typed.map(readText).findLast((text) => text !== '');
        expect(searches[0]).toBe(newest);
        expect(searches.length).toBeLessThanOrEqual(MOST_RECENT);
        expect(new Set(searches.map((search) => search.toLowerCase())).size).toBe(searches.length);
      }),
    );
  });

  it('can be removed one by one or all at once', () => {
    const { storage } = createTestPlatform('mfe-catalog');
    storeSearches(storage, withoutSearch(['ankara', 'gele'], 'Ankara'));
    expect(readSearches(storage)).toEqual(['gele']);
    storeSearches(storage, []);
    expect(storage.get(RECENT_SEARCHES_KEY)).toBeNull();
  });

  it('ignore invalid stored values', () => {
    const { storage } = createTestPlatform('mfe-catalog');
    for (const broken of ['{"a":1}', 'null', 'not json', '7'] as const) {
      storage.set(RECENT_SEARCHES_KEY, broken);
      expect(readSearches(storage)).toEqual([]);
    }
    storage.set(RECENT_SEARCHES_KEY, JSON.stringify([null, 'gele', 4, ' ', 'lamp', 'GELE', 'x'.repeat(300)]));
    expect(readSearches(storage)).toEqual(['gele', 'lamp', 'x'.repeat(200)]);
  });
});

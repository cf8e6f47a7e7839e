import { createTestPlatform } from '@nkm/testing';
import fc from 'fast-check';
import {
  keepSearches,
  MOST_RECENT,
  readSearches,
  RECENT_SEARCHES_KEY,
  withoutSearch,
  withSearch,
} from './recent-searches';

describe('recent searches', () => {
  it('has the newest first, each once whatever its case, and no more than a few', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 8 })), (typed) => {
        const searches = typed.reduce<string[]>(withSearch, []);
        const newest = typed.findLast((text) => text.trim() !== '');
        expect(searches[0]).toBe(newest?.trim());
        expect(searches.length).toBeLessThanOrEqual(MOST_RECENT);
        expect(new Set(searches.map((search) => search.toLowerCase())).size).toBe(searches.length);
      }),
    );
  });

  it('can forget one, and all', () => {
    const { storage } = createTestPlatform('shell');
    keepSearches(storage, withoutSearch(['ankara', 'gele'], 'Ankara'));
    expect(readSearches(storage)).toEqual(['gele']);
    keepSearches(storage, []);
    expect(storage.get(RECENT_SEARCHES_KEY)).toBeNull();
  });

  it('takes from storage only what can be a search', () => {
    const { storage } = createTestPlatform('shell');
    for (const broken of ['{"a":1}', 'null', 'not json', '7'] as const) {
      storage.set(RECENT_SEARCHES_KEY, broken);
      expect(readSearches(storage)).toEqual([]);
    }
    storage.set(RECENT_SEARCHES_KEY, JSON.stringify([null, 'gele', 4, ' ', 'lamp', 'GELE', 'x'.repeat(300)]));
    expect(readSearches(storage)).toEqual(['gele', 'lamp', 'x'.repeat(200)]);
  });
});

import fc from 'fast-check';
import { chooseRandomly, randomOfTheHour } from './choose-randomly';
import { BLOCK_SLUGS, mayShow } from './home-blocks';

describe('the blocks of the home page', () => {
  it('CAT-CONST-016 cover the five principal categories', () => {
    expect(BLOCK_SLUGS).toEqual([
      'consumer-electronic',
      'clothing-apparel',
      'home-garden-kitchen',
      'jewelry-watches',
      'computer-technology',
    ]);
  });

  it('are all allowed unless the setting lists some', () => {
    expect(mayShow({}, 'clothing-apparel')).toBe(true);
    expect(mayShow({ home: {} }, 'deals')).toBe(true);
    expect(mayShow({ home: { blocks: ['jewelry-watches'] } }, 'jewelry-watches')).toBe(true);
    expect(mayShow({ home: { blocks: ['jewelry-watches'] } }, 'clothing-apparel')).toBe(false);
    expect(mayShow({ home: { blocks: [] } }, 'top-categories')).toBe(false);
  });
});

describe('a random choice', () => {
  it('picks distinct items, up to the wanted count', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(10), (items, count) => {
        const chosen = chooseRandomly(items, count, Math.random);
        expect(chosen).toHaveLength(Math.min(count, items.length));
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(items).toEqual(expect.arrayContaining(chosen));
      }),
    );
  });
  it('depends only on the random numbers', () => {
    expect(chooseRandomly(['a', 'b', 'c'], 2, () => 0.99)).toEqual(['c', 'b']);
  });

  it('stays the same for an hour, differs by name and hour, and favours no item', () => {
    const letters = [...'abcdefgh'];
    const HOUR = 3_600_000;
    const chosen = (name: string, now: number) => chooseRandomly(letters, 6, randomOfTheHour(name, now)).join('');
    const start = 490_000 * HOUR;
    expect(chosen('jewelry-watches', start + HOUR - 1)).toBe(chosen('jewelry-watches', start));
    expect(chosen('clothing-apparel', start)).not.toBe(chosen('jewelry-watches', start));
    const hours = Array.from({ length: 2000 }, (_, hour) => chosen('jewelry-watches', start + hour * HOUR));
    expect(hours[1]).not.toBe(hours[0]);
    for (const letter of letters) {
      const share = hours.filter((hour) => hour.includes(letter)).length / hours.length;
      expect(share).toBeGreaterThan(0.7);
      expect(share).toBeLessThan(0.8);
    }
  });
});

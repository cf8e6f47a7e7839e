import fc from 'fast-check';
import { LONGEST_QUERY, paths, queryOf } from './paths';

describe('address of a search', () => {
  it('SH-RULE-007 SH-RULE-008 is /search/{query}, and nothing for empty text', () => {
    expect(paths.search('  ankara gown ')).toBe('/search/ankara%20gown');
    for (const empty of ['', '   ', '\n', '.', '..']) expect(paths.search(empty)).toBeNull();
  });

  it('carries the category only when it is one', () => {
    expect(paths.search('phone', 'consumer-electronic')).toBe('/search/phone?category=consumer-electronic');
    expect(paths.search('phone', '')).toBe('/search/phone');
    expect(paths.search('phone', 'x&page=9')).toBe('/search/phone');
  });

  it('leads back to what was typed, whatever that is', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<script>alert(1)</script>', '50%', 'a/b?c#d'),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const address = paths.search(typed);
        if (address === null) return;
        const { pathname, search } = new URL(address, 'http://shop.test');
        expect(search).toBe('');
        const read = queryOf(pathname);
        expect(typed.replace(/\p{Surrogate}/gu, '')).toContain(read);
        if (!/\p{Surrogate}/u.test(typed) && typed.length <= LONGEST_QUERY) expect(read).toBe(typed.trim());
      }),
    );
  });

  it('never throws, for halves of characters neither', () => {
    expect(paths.search('\ud83d')).toBeNull();
    expect(paths.search(`${'a'.repeat(LONGEST_QUERY - 1)}😀`)).toBe(`/search/${'a'.repeat(LONGEST_QUERY - 1)}`);
    expect(queryOf('/search/100%')).toBe('100%');
  });
});

import fc from 'fast-check';
import { LONGEST_QUERY, queryOfPath, searchPath } from './search-path';

describe('search address', () => {
  it('SH-RULE-007 SH-RULE-008 is /search/{query}, or null for empty text', () => {
    expect(searchPath('  ankara gown ')).toBe('/search/ankara%20gown');
    for (const empty of ['', '   ', '\n', '.', '..']) expect(searchPath(empty)).toBeNull();
  });

  it('contains the category only if it is valid', () => {
    expect(searchPath('phone', 'consumer-electronic')).toBe('/search/phone?category=consumer-electronic');
    expect(searchPath('phone', '')).toBe('/search/phone');
    expect(searchPath('phone', 'x&page=9')).toBe('/search/phone');
  });

  it('converts back to any typed text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<script>alert(1)</script>', '50%', 'a/b?c#d'),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const address = searchPath(typed);
        if (address === null) return;
        const { pathname, search } = new URL(address, 'http://shop.test');
        expect(search).toBe('');
        const read = queryOfPath(pathname);
        expect(typed.replace(/\p{Surrogate}/gu, '')).toContain(read);
        if (!/\p{Surrogate}/u.test(typed) && typed.length <= LONGEST_QUERY) expect(read).toBe(typed.trim());
      }),
    );
  });

  it('never throws, even for lone surrogates', () => {
    expect(searchPath('\ud83d')).toBeNull();
    expect(searchPath(`${'a'.repeat(LONGEST_QUERY - 1)}😀`)).toBe(`/search/${'a'.repeat(LONGEST_QUERY - 1)}`);
    expect(queryOfPath('/search/100%')).toBe('100%');
  });
});

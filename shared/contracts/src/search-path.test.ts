import fc from 'fast-check';
import { readText } from './read-text';
import { searchPath } from './search-path';
import { LONGEST_QUERY, queryOfPath } from './search-query';

describe('search address', () => {
  it('SH-RULE-007 SH-RULE-008 is /search/{query}, or null for empty text', () => {
    expect(searchPath('  ankara gown ')).toBe('/search/ankara%20gown');
    for (const empty of ['', '   ', '\n', '.', '..']) expect(searchPath(empty)).toBeNull();
  });

  it.each(['cafe\u0301 chair', 'caf\u00e9\u00a0chair', ' caf\u00e9\u200b chair\u00ad', 'caf\u00e9\u2003\tchair'])(
    'is one address for %j',
    (typed) => expect(searchPath(typed)).toBe('/search/caf%C3%A9%20chair'),
  );

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
        const tidy = readText(typed);
        if (tidy.length <= LONGEST_QUERY) expect(read).toBe(tidy);
        else expect(tidy.startsWith(read)).toBe(true);
        expect(searchPath(read)).toBe(address);
      }),
    );
  });

  it('is none for invisible text', () => {
    for (const typed of ['\u200b', '\u00ad\ufeff', '\u202e', '\u3164']) expect(searchPath(typed)).toBeNull();
  });

  it('never throws, even for lone surrogates', () => {
    expect(searchPath('\ud83d')).toBeNull();
    expect(searchPath(`${'a'.repeat(LONGEST_QUERY - 1)}😀`)).toBe(`/search/${'a'.repeat(LONGEST_QUERY - 1)}`);
    expect(queryOfPath('/search/100%')).toBe('100%');
  });
});

import fc from 'fast-check';
import { isOwnPath } from './own-path';

describe('a path of the shop', () => {
  it('is any address that starts with one slash', () => {
    for (const path of ['/', '/cart', '/checkout?x=1#top', '/shop/a%2Fb', '/@evil.example', '/https://evil.example'])
      expect(isOwnPath(path)).toBe(true);
  });

  it('is no address of another site, in 500 disguises', () => {
    // Browsers ignore tabs and line breaks in addresses, and read \ as /.
    const gap = fc.stringMatching(/^[\t\n\r]{0,3}$/);
    const slash = fc.constantFrom('/', '\\');
    const site = fc.constantFrom(
      'evil.example',
      'evil.example:443',
      'shop.invalid.evil.example',
      'user@evil.example',
      '',
    );
    const tail = fc.constantFrom('', '/', '/cart', '?next=/cart', '#/cart');
    fc.assert(
      fc.property(gap, slash, gap, slash, site, tail, (before, first, between, second, host, rest) => {
        expect(isOwnPath(`${before}${first}${between}${second}${host}${rest}`)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('is no address with a scheme', () => {
    for (const address of [
      'https://evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'cart',
      '',
      ' /cart',
      '?x',
    ])
      expect(isOwnPath(address)).toBe(false);
  });
});

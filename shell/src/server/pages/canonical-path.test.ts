/** @jest-environment node */
import fc from 'fast-check';
import type { HostClaim } from '../../slices/boot-data';
import { canonicalPath } from './canonical-path';

const claim = (path: string) => ({ path }) as HostClaim;

describe('canonical path', () => {
  it('SH-RULE-001 corrects the case of static segments and leaves values unchanged', () => {
    expect(canonicalPath('/flash-deals', claim('/Flash-Deals'))).toBe('/Flash-Deals');
    expect(canonicalPath('/SHOP', claim('/shop'))).toBe('/shop');
    expect(canonicalPath('/SEARCH/Ankara Dress', claim('/search/:query'))).toBe('/search/Ankara Dress');
    expect(canonicalPath('/search/ANKARA', claim('/search/:query'))).toBeNull();
    expect(canonicalPath('/order-details/7/AbC', claim('/order-details/:id/:invoice'))).toBeNull();
  });

  it.each([
    ['/search/cafe%CC%81', '/search/caf%C3%A9'],
    ['/search/wi%E2%80%91fi', '/search/wi-fi'],
    ['/search/wi%2Dfi', '/search/wi-fi'],
    ['/search/wi%C2%ADfi%E2%80%8B', '/search/wifi'],
    ['/search/a%C2%A0b', '/search/a%20b'],
    ['/SEARCH/1%2F2%E2%80%93inch', '/search/1%2F2-inch'],
  ])('leads %s to %s, once', (given, canonical) => {
    expect(canonicalPath(given, claim('/search/:query'))).toBe(canonical);
    expect(canonicalPath(canonical, claim('/search/:query'))).toBeNull();
  });

  it.each([
    '/search/100%',
    '/search/..%E2%80%8B',
    '/search/%E2%80%8B',
    '/search/caf%C3%A9',
    '/search/a+b',
    "/search/it's",
  ])('leaves %s unchanged', (given) => expect(canonicalPath(given, claim('/search/:query'))).toBeNull());

  it('is reached in one step from any path', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !/\p{Surrogate}/u.test(text)),
        (text) => {
          const given = `/search/${encodeURIComponent(text)}`;
          const canonical = canonicalPath(given, claim('/search/:query'));
          if (canonical !== null) expect(canonicalPath(canonical, claim('/search/:query'))).toBeNull();
        },
      ),
    ));

  it('drops a trailing slash, but keeps the slash of the home page', () => {
    expect(canonicalPath('/shop/', claim('/shop'))).toBe('/shop');
    expect(canonicalPath('/', claim('/'))).toBeNull();
  });
});

/** @jest-environment node */
import type { HostClaim } from '../slices/boot-data';
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

  it('drops a trailing slash, but keeps the slash of the home page', () => {
    expect(canonicalPath('/shop/', claim('/shop'))).toBe('/shop');
    expect(canonicalPath('/', claim('/'))).toBeNull();
  });
});

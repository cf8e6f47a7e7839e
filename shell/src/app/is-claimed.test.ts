import { isClaimed } from './is-claimed';

const claims = [{ path: '/' }, { path: '/shop/:slug' }, { path: '/Contact-Us' }, { path: '/:slug' }];

describe('links of the frame', () => {
  it('point only to pages that a slice claims', () => {
    expect(isClaimed('/', claims)).toBe(true);
    expect(isClaimed('/contact-us', claims)).toBe(true);
    expect(isClaimed('/shop/womens-clothing?page=2#list', claims)).toBe(true);
    expect(isClaimed('/editorial/privacy-policy', claims)).toBe(false);
  });

  it('do not count as products', () => {
    expect(isClaimed('/about', claims)).toBe(false);
  });
});

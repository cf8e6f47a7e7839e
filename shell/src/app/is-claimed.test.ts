import { isClaimed } from './is-claimed';

const claims = [{ path: '/' }, { path: '/shop/:slug' }, { path: '/Contact-Us' }, { path: '/:slug' }];

describe('links of the frame', () => {
  it('lead only to pages that some slice has', () => {
    expect(isClaimed('/', claims)).toBe(true);
    expect(isClaimed('/contact-us', claims)).toBe(true);
    expect(isClaimed('/shop/womens-clothing?page=2#list', claims)).toBe(true);
    expect(isClaimed('/editorial/privacy-policy', claims)).toBe(false);
  });

  it('are not taken for products', () => {
    expect(isClaimed('/about', claims)).toBe(false);
  });
});

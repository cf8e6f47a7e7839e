import { labelOf } from './link-labels';

describe('the label of a link in a mail', () => {
  it.each([
    ['/ankara-dress', 'See the product'],
    ['/ankara-dress?variant=7', 'See the product'],
    ['/order-details/5/51', 'See your order'],
    ['/my-orders?q=NKM-5', 'See your order'],
    ['/security', 'See your security page'],
    ['', 'Visit the shop'],
  ])('to %s is "%s"', (path, label) => {
    expect(labelOf(path)).toBe(label);
  });

  it.each(['/coupon', '/Wishlist', '/deals?page=2', '/profile/unknown', '/api/unknown'])('to %s is missing', (path) => {
    expect(labelOf(path)).toBeNull();
  });
});

import type { Platform } from '@nkm/platform';
import { createTestPlatform, renderInShop } from '@nkm/testing';
import { screen } from '@testing-library/react';
import { EmptyList } from './empty-list';

function open(list: React.ReactNode, load?: () => Promise<() => React.ReactNode>) {
  const loadWidget = load && (jest.fn(load) as unknown as NonNullable<Platform['loadWidget']>);
  const platform = { ...createTestPlatform('mfe-cart-checkout'), ...(loadWidget && { loadWidget }) };
  renderInShop(list, { platform });
  return loadWidget;
}
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('an empty list', () => {
  it('of a guest’s cart leads to the shop, the sign-in, the deals, the coupons and the wishlist', () => {
    open(<EmptyList title="Your Cart is empty" toWishlist />);
    expect(screen.getByText('Your Cart is empty')).toBeVisible();
    expect(ways()).toEqual([
      ['Go Shopping', '/shop'],
      ['Sign in to see what you saved', '/account'],
      ['See the hot deals', '/Hot-Deals'],
      ['Find a coupon', '/coupon'],
      ['See your wishlist', '/wishlist'],
    ]);
  });

  it('of the wishlist does not lead to itself', () => {
    open(<EmptyList title="Your wishlist is empty" />);
    expect(ways().map(([text]) => text)).not.toContain('See your wishlist');
  });

  it('shows products, with the widget of the catalog', async () => {
    const loadWidget = open(<EmptyList title="Your Cart is empty" />, async () => () => <p>Ankara dress</p>);
    expect(await screen.findByText('Ankara dress')).toBeVisible();
    expect(loadWidget).toHaveBeenCalledWith('recently-viewed');
  });
});

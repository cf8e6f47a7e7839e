import { aCartItem } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { dress, visitCheckout } from '../../../test/visit-checkout';

const tooMany = aCartItem({ ...dress, product: { ...dress.product, quantity: 15 }, quantity: 20 });
const told = 'Ankara dress: quantity changed from 20 to 15, because only 15 are in stock.';

describe('the notice of changes in the cart', () => {
  it.each(['/cart', '/checkout', '/shipping', '/payment'])('stands on %s until it is dismissed', async (at) => {
    const { user, platform } = await visitCheckout(at, { lines: [tooMany] });
    const item = await screen.findByText(told);
    const status = item.closest<HTMLElement>('[role="status"]')!;
    expect(within(status).getByText('Your cart has changed')).toBeVisible();
    await user.click(within(status).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(told)).toBeNull();
    expect(platform.storage.get('cart-changes')).toBeNull();
  });

  it('tells prices in the shown currency', async () => {
    await visitCheckout('/cart', {
      prepare: ({ storage }) =>
        void storage.write('cart-changes', [
          { kind: 'price', key: '1', name: 'Ankara dress', at: Date.now(), from: 900_000, to: 850_000 },
          { kind: 'quantity', key: '2', name: 'Hat', at: Date.now(), from: 60, to: 50, stock: 90 },
          { kind: 'quantity', key: '3', name: 'Lamp', at: Date.now(), from: 2, to: 5, stock: 90 },
          { kind: 'unknown', key: '4' },
        ]),
    });
    const items = (await screen.findByText(/^Ankara dress: price/)).closest('ul')!;
    expect(
      within(items)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ankara dress: price changed from ₦9,000.00 to ₦8,500.00.',
      'Hat: quantity changed from 60 to 50, because an order can contain at most 50.',
      'Lamp: quantity changed from 2 to 5, to match the cart in your account.',
    ]);
  });
});

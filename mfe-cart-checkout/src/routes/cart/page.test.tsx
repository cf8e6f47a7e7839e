import { STORAGE_KEYS } from '@nkm/platform';
import { aCartItem, type Answers, buttonsSettle } from '@nkm/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { visit } from '../../../test/visit';

const ngozi = { id: 7, store_name: 'Ngozi Fabrics' };
const emeka = { id: 8, store_name: 'Emeka Gadgets' };
const item = (id: number, title: string, vendor = ngozi, more = {}) =>
  aCartItem({ product: { id, title, slug: `p-${id}`, vendor, selling_price: 2000, quantity: 9, ...more }, vendor });
const [dress, scarf, hat, lamp] = [
  item(1, 'Ankara dress'),
  item(2, 'Silk scarf'),
  item(3, 'Fila hat'),
  item(4, 'Solar lamp', emeka),
] as const;
const cart = [dress, lamp, scarf, hat];
/** The server's current products, unchanged. */
const unchanged: Answers = {
  'GET /products/:id': ({ params }) => ({
    data: { ...cart.find(({ product }) => `${product.id}` === params.id)?.product, variants: [] },
  }),
};
const store = (name: string) => within(screen.getByRole('region', { name }));

describe('/cart', () => {
  it('CART-ROUTE-002 CART-SCR-001 has the breadcrumb Home > Shop > Cart', async () => {
    await visit('/cart', { cart, answers: unchanged });
    expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(trail.map((entry) => entry.textContent)).toEqual(['Home', 'Shop', 'Cart']);
  });

  it('CART-SCR-002 groups the lines by store name', async () => {
    await visit('/cart', { cart, answers: unchanged });
    expect(store('Ngozi Fabrics').getByText('Ankara dress')).toBeVisible();
    expect(store('Ngozi Fabrics').queryByText('Solar lamp')).toBeNull();
    expect(store('Emeka Gadgets').getByText('Solar lamp')).toBeVisible();
  });

  it('moves a lost focus to the next line, to the list after a whole store, and to the empty cart', async () => {
    const { user } = await visit('/cart', { cart: [scarf, dress, lamp], answers: unchanged });
    await user.click(screen.getByRole('button', { name: 'Remove Silk scarf from cart' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Ankara dress from cart' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Move all to wishlist: Ngozi Fabrics' }));
    await waitFor(() => expect(screen.queryByText('Ankara dress')).toBeNull());
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('Solar lamp')));
    expect(document.body).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Solar lamp from cart' }));
    const empty = await screen.findByText('Your Cart is empty');
    await waitFor(() => expect(document.activeElement).toContainElement(empty));
    expect(document.body).not.toHaveFocus();
  });

  it('CART-SCR-003 CART-CONST-001 CART-MSG-001 shows two lines of a store, and the rest after Show more...', async () => {
    const { user } = await visit('/cart', { cart, answers: unchanged });
    expect(screen.queryByText('Fila hat')).toBeNull();
    expect(store('Emeka Gadgets').queryByText('Show more...')).toBeNull();
    await user.click(store('Ngozi Fabrics').getByRole('button', { name: 'Show more...' }));
    expect(screen.getByText('Fila hat')).toBeVisible();
  });

  it('CART-SCR-004 CART-SCR-005 selects everything, a store, or one line', async () => {
    const { user } = await visit('/cart', { cart, answers: unchanged });
    await user.click(screen.getByRole('button', { name: 'Select All' }));
    expect(screen.getByText('4 of 4 selected')).toBeVisible();
    buttonsSettle();
    await user.click(screen.getByRole('button', { name: 'Unselect All' }));
    expect(screen.getByText('0 of 4 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select everything from Ngozi Fabrics' }));
    expect(screen.getByText('3 of 4 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select Silk scarf' }));
    expect(screen.getByText('2 of 4 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select everything from Ngozi Fabrics' })).not.toBeChecked();
  });

  it('stores the selection in the browser', async () => {
    const { user, platform } = await visit('/cart', { cart, answers: unchanged });
    await user.click(screen.getByRole('checkbox', { name: 'Select Solar lamp' }));
    expect(platform.storage.get(STORAGE_KEYS.selectedProducts)).toBe('["4"]');
  });

  it('shows the naira amount of the selection while prices show in dollars', async () => {
    const { user, platform } = await visit('/cart', { cart, answers: unchanged });
    await user.click(screen.getByRole('checkbox', { name: 'Select Solar lamp' }));
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    const shown = summary.getByText(/^₦/, { selector: 'strong' }).textContent!;
    act(() => platform.hostBus.as('shell').publish('currency', { currency: 'Dollar', rate: 380 }));
    expect(summary.getByText(/^You will be charged in naira/).closest('p')).toHaveTextContent(shown);
  });

  it('ignores a selection that another version stored', async () => {
    await visit('/cart', {
      cart,
      answers: unchanged,
      prepare: ({ storage }) => void storage.set(STORAGE_KEYS.selectedProducts, '[{"id":1}]'),
    });
    expect(screen.getByText('0 of 4 selected')).toBeVisible();
  });

  it('CART-SCR-009 opens the checkout once a line is selected', async () => {
    const { user, path } = await visit('/cart', { cart, answers: unchanged });
    const checkOut = screen.getByRole('button', { name: 'Proceed to Checkout' });
    expect(checkOut).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Select Solar lamp' }));
    await user.click(checkOut);
    expect(path()).toBe('/checkout');
  });

  it('CART-SCR-006 changes the quantity, and combines quick presses into one change', async () => {
    const { user, platform } = await visit('/cart', { cart, answers: unchanged });
    const box = within(screen.getByRole('group', { name: 'Quantity of Solar lamp' }));
    await user.click(box.getByRole('button', { name: 'One more' }));
    await user.click(box.getByRole('button', { name: 'One more' }));
    expect(box.getByRole('textbox')).toHaveValue('3');
    await waitFor(() =>
      expect(platform.bus.current('cart')?.lines.find(({ product }) => product.id === 4)?.quantity).toBe(3),
    );
    expect(store('Emeka Gadgets').getByText('₦6,000.00')).toBeVisible();
  });

  it('saves a quantity change when the shopper leaves the page at once', async () => {
    const { user, platform, unmount } = await visit('/cart', { cart, answers: unchanged });
    await user.click(
      within(screen.getByRole('group', { name: 'Quantity of Solar lamp' })).getByRole('button', { name: 'One more' }),
    );
    unmount();
    await waitFor(() =>
      expect(platform.bus.current('cart')?.lines.find(({ product }) => product.id === 4)?.quantity).toBe(2),
    );
  });

  it('SHR-MSG-004 warns when the quantity exceeds the stock', async () => {
    const few = item(5, 'Last lamp', emeka, { quantity: 2 });
    const { user, toasted } = await visit('/cart', {
      cart: [{ ...few, quantity: 2 }],
      answers: { 'GET /products/:id': () => ({ data: { ...few.product, variants: [] } }) },
    });
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(toasted()).toEqual(['warning: Maximum quantity reached for this product']);
    expect(screen.getByRole('textbox')).toHaveValue('2');
  });

  it('CART-SCR-007 moves a line or a whole store to the wishlist', async () => {
    const { user, platform } = await visit('/cart', { cart, answers: unchanged });
    await user.click(screen.getByRole('button', { name: 'Move Solar lamp to wishlist' }));
    expect(screen.queryByRole('region', { name: 'Emeka Gadgets' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Move all to wishlist: Ngozi Fabrics' }));
    await waitFor(() => expect(screen.getByText('Your Cart is empty')).toBeVisible());
    expect(platform.bus.current('wishlist')?.productIds).toEqual([4, 1, 2, 3]);
  });

  it('removes a line', async () => {
    const { user, toasted } = await visit('/cart', { cart, answers: unchanged });
    await user.click(screen.getByRole('button', { name: 'Remove Solar lamp from cart' }));
    await waitFor(() => expect(screen.queryByText('Solar lamp')).toBeNull());
    expect(toasted()).toEqual(['info: Solar lamp removed from cart']);
  });

  it('clears the cart after confirmation', async () => {
    const { user, toasted } = await visit('/cart', { cart, answers: unchanged });
    await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(screen.getByText('Ankara dress')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yes, clear it' }));
    await waitFor(() => expect(screen.getByText('Your Cart is empty')).toBeVisible());
    expect(toasted()).toEqual(['success: Successfully deleted cart']);
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('Your Cart is empty')));
    expect(document.body).not.toHaveFocus();
  });

  it('CART-MSG-002 shows an empty state with a link to the shop', async () => {
    await visit('/cart');
    expect(screen.getByText('Your Cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Shopping' })).toHaveAttribute('href', '/shop');
  });

  it('shows the amount missing for free delivery in whole naira', async () => {
    const { user } = await visit('/cart', { cart, answers: unchanged });
    expect(screen.getByText('Add ₦2,001.00 more for free delivery')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select Solar lamp' }));
    expect(screen.getByText('Add ₦8,001.00 more for free delivery')).toBeVisible();
  });

  it('adds up what is known, and names the fees that follow', async () => {
    const { user } = await visit('/cart', {
      cart,
      answers: unchanged,
      prepare: (platform) =>
        void Object.assign(platform, {
          settings: { ...platform.settings, delivery: { pickup: 1397.5, freeOver: 7000 } },
        }),
    });
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    const amount = (name: string) => summary.getByText(name).nextElementSibling;
    await user.click(screen.getByRole('checkbox', { name: 'Select Solar lamp' }));
    expect(amount('Delivery to a pickup station, with gas fee and tax')).toHaveTextContent('₦1,397.50');
    expect(amount('Sub total')).toHaveTextContent('₦2,000.00');
    expect(amount('Total so far')).toHaveTextContent('₦3,397.50');
    expect(summary.getByText('Payment fees are added at checkout.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select Ankara dress' }));
    expect(amount('Delivery of 2 parcels to a pickup station, with gas fee and tax')).toHaveTextContent('₦2,795.00');
    await user.click(screen.getByRole('button', { name: 'Select All' }));
    expect(summary.queryByText(/^Delivery/)).toBeNull();
    expect(summary.getByText('No delivery fee for these products')).toBeVisible();
    expect(amount('Total so far')).toHaveTextContent(amount('Sub total')!.textContent);
    expect(summary.queryByText(/free/i)).toBeNull();
  });

  it('names the delivery among the fees that follow, when its price is unknown', async () => {
    await visit('/cart', { cart, selected: true, answers: unchanged });
    expect(screen.getByText('Delivery and payment fees are added at checkout.')).toBeVisible();
  });

  it('names sold-out products and offers the wishlist', async () => {
    const soldOut: Answers = {
      'GET /products/:id': ({ params }) => ({
        data: {
          ...cart.find(({ product }) => `${product.id}` === params.id)!.product,
          quantity: params.id === '4' ? 0 : 9,
          variants: [],
        },
      }),
    };
    const { user, platform } = await visit('/cart', { cart, answers: soldOut });
    expect(await screen.findByText('Sold out and removed from your cart: Solar lamp')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Emeka Gadgets' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add to wishlist' }));
    await waitFor(() => expect(screen.queryByText(/Sold out and removed/)).toBeNull());
    expect(platform.bus.current('wishlist')?.productIds).toEqual([4]);
  });
});

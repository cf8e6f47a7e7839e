import { aCartItem, createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { startShopping } from '../../../test/start-shopping';
import MiniCart from './mini-cart';

const dress = aCartItem({ product: { id: 1, title: 'Ankara dress', slug: 'dress', selling_price: 8500 }, quantity: 2 });
const lamp = aCartItem({ product: { id: 2, title: 'Solar lamp', selling_price: 1200.5 } });

describe('mini-cart', () => {
  it('SH-SCR-011 SH-SCR-013 shows each line with picture, title, vendor, quantity × price, and the sub total', async () => {
    const { platform } = await startShopping({ cart: [dress, lamp] });
    const { container } = renderInShop(<MiniCart onDone={jest.fn()} />, { platform });
    expect(container.querySelectorAll('li img')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Ankara dress' })).toHaveAttribute('href', '/dress');
    expect(screen.getAllByText('Sold by Ngozi Fabrics')).toHaveLength(2);
    expect(screen.getByText('2 × ₦8,500.00')).toBeVisible();
    expect(screen.getByText('1 × ₦1,200.50')).toBeVisible();
    expect(screen.getByText('₦18,200.50')).toBeVisible();
  });

  it('shows the flash price of a product beside its regular price', async () => {
    const flash = { price: 4_824, ends_at: new Date(Date.now() + 3_600_000).toISOString(), left: 3, code: 'FLASH' };
    const { platform } = await startShopping({ cart: [{ ...dress, product: { ...dress.product, flash } }, lamp] });
    renderInShop(<MiniCart onDone={jest.fn()} />, { platform });
    expect(screen.getByText('2 × ₦8,500.00')).toBeVisible();
    expect(screen.getByText('₦4,824.00 with code FLASH, ends in')).toBeVisible();
    expect(screen.getByText('One at ₦4,824.00, the rest at ₦8,500.00 each.')).toBeVisible();
    expect(screen.getAllByRole('timer')).toHaveLength(1);
  });

  it('SH-SCR-012 removes a line', async () => {
    const { platform } = await startShopping({ cart: [dress, lamp] });
    const { user } = renderInShop(<MiniCart onDone={jest.fn()} />, { platform });
    await user.click(screen.getByRole('button', { name: 'Remove Solar lamp from cart' }));
    await waitFor(() => expect(screen.queryByText('Solar lamp')).toBeNull());
  });

  it('SH-SCR-014 links to the cart and closes', async () => {
    const { platform } = await startShopping({ cart: [dress] });
    const onDone = jest.fn();
    const { user, router } = renderInShop(<MiniCart onDone={onDone} />, { platform });
    await user.click(screen.getByRole('link', { name: 'View Cart' }));
    expect(router.state.location.pathname).toBe('/cart');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('shows an empty state with a link to the shop', async () => {
    const { platform } = await startShopping();
    renderInShop(<MiniCart onDone={jest.fn()} />, { platform });
    expect(screen.getByText('Your Cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Shopping' })).toHaveAttribute('href', '/shop');
  });

  it('moves the focus within the list after a removal, and to the panel after the last one', async () => {
    const { platform } = await startShopping({ cart: [dress, lamp] });
    const { user } = renderInShop(<MiniCart onDone={jest.fn()} />, { platform });
    await user.click(screen.getByRole('button', { name: 'Remove Ankara dress from cart' }));
    const last = screen.getByRole('button', { name: 'Remove Solar lamp from cart' });
    await waitFor(() => expect(last).toHaveFocus());
    await user.keyboard('{Enter}');
    const empty = await screen.findByText('Your Cart is empty');
    await waitFor(() => expect(document.activeElement).toContainElement(empty));
    expect(document.body).not.toHaveFocus();
  });

  it('offers Retry when the cart cannot be loaded', async () => {
    const platform = createTestPlatform('mfe-cart-checkout');
    const { user } = renderInShop(<MiniCart onDone={jest.fn()} />, { platform });
    await act(async () => platform.hostBus.rejectWaiting('mfe-cart-checkout', new Error('down')));
    expect(await screen.findByText(/^Your cart could not be loaded/)).toBeVisible();
    platform.bus.handle('cart.refresh', () => {
      platform.bus.publish('cart', { status: 'ready', lines: [dress], count: 1 });
      return { loaded: true };
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('2 × ₦8,500.00')).toBeVisible();
  });

  it('shows a spinner while the cart loads', () => {
    renderInShop(<MiniCart onDone={jest.fn()} />, { platform: createTestPlatform('mfe-cart-checkout') });
    expect(screen.getByRole('status', { name: 'Loading your cart' })).toBeInTheDocument();
  });
});

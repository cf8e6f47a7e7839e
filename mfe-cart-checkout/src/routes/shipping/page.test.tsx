import { aCartItem } from '@nkm/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { complete, dress, visitCheckout } from '../../../test/visit-checkout';
import { DRAFT_KEY, EMPTY_DRAFT } from '../../features/checkout/draft';
import { startCartService } from '../../service/start-cart-service';

const emeka = { id: 8, store_name: 'Emeka Gadgets' };
const gadgets = [11, 12, 13].map((id) =>
  aCartItem({ id, product: { id, title: `Gadget ${id}`, vendor: emeka }, vendor: emeka }),
);

describe('/shipping', () => {
  it('CART-ROUTE-005 CART-SCR-024 shows the delivery and the total', async () => {
    await visitCheckout('/shipping');
    const information = within(screen.getByRole('region', { name: 'Shipping information' }));
    for (const text of ['Pickup', 'GIG Logistics', 'Delivery any time', 'GIGL Ikeja'])
      expect(information.getByText(text)).toBeVisible();
    expect(await screen.findByText('₦10,145.96')).toBeVisible();
  });

  it('shows the address and the day of a door delivery, with the titles of the server', async () => {
    const { DOCUMENTED_OPTIONS } = await import('../../features/checkout/checkout-options');
    const shipping_options = [{ code: 'gig_logistics' as const, title: 'GIG Express', enabled: true, reason: null }];
    await visitCheckout('/shipping', {
      draft: { ...complete, deliveryType: 'Drop off', pickup: null, addressId: 4 },
      api: 1,
      answers: {
        'GET /checkout/options': () => ({
          data: {
            ...DOCUMENTED_OPTIONS,
            shipping_options,
            delivery_types: [{ code: 'Drop off', enabled: true, reason: null }],
          },
        }),
        'GET /addresses': () => ({ data: [{ id: 4, address: '7 Broad Street', city: 'Lagos' }] }),
      },
    });
    const information = within(screen.getByRole('region', { name: 'Shipping information' }));
    expect(await information.findByText('7 Broad Street, Lagos')).toBeVisible();
    expect(information.getByText('GIG Express')).toBeVisible();
    expect(information.getByText('Estimated delivery')).toBeVisible();
  });

  it('CART-SCR-025 CART-CONST-003 groups the products by store and shows two of each at first', async () => {
    const { user } = await visitCheckout('/shipping', { lines: [dress, ...gadgets] });
    const store = within(screen.getByRole('region', { name: 'Emeka Gadgets' }));
    expect(within(screen.getByRole('region', { name: 'Ngozi Fabrics' })).getByText('Ankara dress')).toBeVisible();
    expect(store.queryByText('Gadget 13')).toBeNull();
    await user.click(store.getByRole('button', { name: 'Show more...' }));
    expect(store.getByText('Gadget 13')).toBeVisible();
  });

  it('CART-SCR-026 links to the payment and back to the checkout', async () => {
    await visitCheckout('/shipping');
    expect(screen.getByRole('link', { name: 'CONTINUE TO PAYMENT' })).toHaveAttribute('href', '/payment');
    expect(screen.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute('href', '/checkout');
  });

  it.each(['/shipping', '/payment'])('CART-RULE-008 %s redirects to the cart when the cart is empty', async (at) => {
    const { path } = await visitCheckout(at, { lines: [] });
    expect(path()).toBe('/cart');
  });

  it('does not redirect while the cart loads', async () => {
    const { path } = await visitCheckout('/shipping', { answers: { 'GET /cart': () => new Promise(() => undefined) } });
    expect(path()).toBe('/shipping');
    expect(screen.getByRole('status', { name: 'Loading your cart' })).toBeInTheDocument();
  });

  it.each(['/shipping', '/payment'])('%s offers Retry when the code of the cart does not arrive', async (at) => {
    const { platform, user } = await visitCheckout(at, { withoutService: true });
    expect(screen.getByRole('status', { name: 'Loading your cart' })).toBeInTheDocument();
    await act(async () => platform.hostBus.rejectWaiting('mfe-cart-checkout', new Error('connection reset')));
    expect(screen.queryByRole('status', { name: 'Loading your cart' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    act(() => void startCartService(platform));
    expect(await screen.findByText('Ankara dress')).toBeInTheDocument(); // on /payment, inside a folded section
    expect(screen.queryByText(/^Your cart could not be loaded/)).toBeNull();
  });

  it('shows the cart after a failure when its code arrives with something else', async () => {
    const { platform } = await visitCheckout('/shipping', { withoutService: true });
    await act(async () => platform.hostBus.rejectWaiting('mfe-cart-checkout', new Error('connection reset')));
    expect(screen.getByText(/^Your cart could not be loaded/)).toBeVisible();
    act(() => void startCartService(platform));
    expect(await screen.findByText('Ankara dress')).toBeVisible();
    expect(screen.queryByText(/^Your cart could not be loaded/)).toBeNull();
  });

  it.each(['/checkout', '/shipping?from=mail', '/payment?from=mail'])(
    'SH-RULE-003 %s opens the sign-in when the session ends, and is the page to return to',
    async (at) => {
      const { platform, path } = await visitCheckout(at);
      await act(async () => {
        platform.storage.write(DRAFT_KEY, EMPTY_DRAFT); // the shell hides what belongs to the shopper
        await platform.session.end();
      });
      await waitFor(() => expect(path()).toBe('/account'));
      expect(platform.session.takeReturnPath()).toBe(at);
    },
  );

  it('redirects to the checkout while a choice is missing', async () => {
    const { path } = await visitCheckout('/shipping', { draft: EMPTY_DRAFT });
    expect(path()).toBe('/checkout');
  });
});

import { ApiError } from '@nkm/platform';
import { aUser } from '@nkm/testing';
import { openWebAddress } from '@nkm/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { settled } from '../../../test/start-shopping';
import { DOCUMENTED_OPTIONS } from '../../features/checkout/checkout-options';
import { DRAFT_KEY } from '../../features/checkout/draft';
import { dress, visitCheckout } from '../../../test/visit-checkout';

jest.mock('@nkm/ui', () => ({ ...jest.requireActual<object>('@nkm/ui'), openWebAddress: jest.fn() }));
const left = jest.mocked(openWebAddress);
beforeEach(() => void left.mockReset());

const PROVIDER = 'https://checkout.paystack.test/abc';
const created = {
  authorization_url: PROVIDER,
  data: { id: 77, transaction_reference: 'NKM-77', authorization_url: PROVIDER },
};
const button = () => screen.getByRole('button', { name: 'PROCEED WITH PAYSTACK' });
const ready = () => waitFor(() => expect(button()).toBeEnabled());
const keysOf = (calls: { options: { headers?: Record<string, string> } }[]) =>
  calls.map(({ options }) => options.headers?.['Idempotency-Key']);
const failing = (status: number, message: string) => () => {
  throw new ApiError(status, message);
};

describe('/payment', () => {
  it('CART-ROUTE-006 CART-SCR-027 CART-SCR-028 CART-SCR-029 shows the amount, the delivery, the products and a link back', async () => {
    await visitCheckout('/payment');
    await ready();
    expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Shipping information' })).toHaveTextContent('GIGL Ikeja');
    expect(within(screen.getByRole('region', { name: 'Amount to pay' })).getByText('₦10,145.96')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Product overview' })).toHaveTextContent('Ankara dress');
    expect(screen.getByRole('link', { name: 'Return to shipping' })).toHaveAttribute('href', '/shipping');
  });

  it('CART-RULE-011 places the order, emits order.placed and opens the payment page', async () => {
    const placed = jest.fn();
    const { user, sent, platform } = await visitCheckout('/payment', { answers: { 'POST /orders': () => created } });
    platform.bus.on('order.placed', placed);
    await ready();
    await user.click(button());
    expect(left).toHaveBeenCalledWith(PROVIDER);
    expect(placed).toHaveBeenCalledWith({
      orderId: 77,
      reference: 'NKM-77',
      lines: [{ productId: 1, variantId: null }],
    });
    const [order] = sent('POST /orders');
    expect(order?.body).toMatchObject({
      products: [{ id: 1, quantity: 1, selling_price: 8500 }],
      callback: 'http://localhost/payment-success',
      delivery_city_id: 3,
    });
    expect(order?.options.headers?.['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('shows the naira amount beside a total in dollars', async () => {
    const { platform } = await visitCheckout('/payment');
    await ready();
    act(() => platform.hostBus.as('shell').publish('currency', { currency: 'Dollar', rate: 380 }));
    expect(screen.getByText(/^You will be charged in naira/).closest('p')).toHaveTextContent('₦10,145.96');
  });

  it('places one order, however often the shopper presses', async () => {
    let answer = (_: unknown) => {};
    const { user, sent } = await visitCheckout('/payment', {
      answers: { 'POST /orders': () => new Promise((resolve) => (answer = resolve)) },
    });
    await ready();
    await user.dblClick(button());
    await user.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer(created));
    await user.click(button());
    expect(sent('POST /orders')).toHaveLength(1);
    expect(left).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, 'Your order could not be placed'],
    [503, 'Payment provider away'],
  ])('CART-RULE-012 reports failure %i, keeps the cart, and retries with the same key', async (status, title) => {
    const { user, sent, platform } = await visitCheckout('/payment', {
      answers: { 'POST /orders': failing(status, 'Payment provider away') },
    });
    await ready();
    await user.click(button());
    expect(await screen.findByText(title)).toBeVisible();
    expect(platform.bus.current('cart')?.count).toBe(1);
    platform.answer({ 'POST /orders': () => created });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    const [first, second] = keysOf(sent('POST /orders'));
    expect(second).toBe(first);
  });

  it('retries automatically with the same key while the shop is busy, and keeps the cart', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'], advanceTimers: true });
    try {
      const busy = () => {
        throw new ApiError(503, 'Many shoppers are ordering right now.', {}, 5);
      };
      const { user, sent, platform } = await visitCheckout('/payment', { answers: { 'POST /orders': busy } });
      await ready();
      await user.click(button());
      expect(
        await screen.findByText(/^Many shoppers are ordering right now. We will try again in \d seconds.$/),
      ).toBeVisible();
      expect(platform.bus.current('cart')?.count).toBe(1);
      platform.answer({ 'POST /orders': () => created });
      await act(async () => void (await jest.advanceTimersByTimeAsync(6_000)));
      await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
      expect(screen.queryByText(/We will try again/)).not.toBeInTheDocument();
      const keys = keysOf(sent('POST /orders'));
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('places no order after the shopper leaves the page', async () => {
    const busy = () => {
      throw new ApiError(503, 'Busy', {}, 1);
    };
    const { user, sent, unmount } = await visitCheckout('/payment', { answers: { 'POST /orders': busy } });
    await ready();
    await user.click(button());
    await screen.findByText(/We will try again/);
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect(sent('POST /orders')).toHaveLength(1);
  });

  it('names the unpaid orders that block a new one, links to the orders and keeps the cart', async () => {
    const message =
      'You have 3 unpaid orders: NKM-1, NKM-2, NKM-3. Pay or cancel one of them in your orders, then order again.';
    const { user, platform } = await visitCheckout('/payment', {
      answers: {
        'POST /orders': () => {
          throw new ApiError(409, message, { unpaid_orders: [message] });
        },
      },
    });
    await ready();
    await user.click(button());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(message);
    expect(notice).toHaveTextContent('You were not charged. Your cart is unchanged.');
    expect(within(notice).getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/my-orders');
    expect(platform.bus.current('cart')?.count).toBe(1);
  });

  it.each(['/checkout', '/shipping', '/payment'])(
    'asks on %s to verify the email, returns there afterwards, and keeps the choices',
    async (at) => {
      const { user, platform } = await visitCheckout(at, {
        user: aUser({ email_verified: false }),
        api: 1,
        answers: { 'GET /checkout/options': () => ({ data: DOCUMENTED_OPTIONS }) },
      });
      const draft = JSON.parse(platform.storage.get(DRAFT_KEY)!) as object;
      await user.click(await screen.findByRole('button', { name: 'Verify email' }));
      expect(platform.navigations).toEqual(['/register-verify-email']);
      expect(platform.session.takeReturnPath()).toBe(at);
      expect(JSON.parse(platform.storage.get(DRAFT_KEY)!)).toEqual(draft);
    },
  );

  it('asks to verify the email when the server refuses the order', async () => {
    const bayo = aUser();
    const text = 'Verify your email address before you order. Your cart and your choices are kept.';
    const { user, platform } = await visitCheckout('/payment', {
      user: bayo,
      answers: {
        'POST /orders': () => {
          throw new ApiError(403, text, { email: [text] });
        },
      },
    });
    platform.session.reload = async () => platform.signIn({ ...bayo, email_verified: false });
    await ready();
    await user.click(button());
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Verify email' })).toBeVisible();
    expect(platform.bus.current('cart')?.count).toBe(1);
  });

  it('reports a quantity above the limit and links to the cart', async () => {
    const text = 'You can order at most 50 of Ankara dress at a time. Change the quantity in your cart.';
    await visitCheckout('/payment', {
      answers: {
        'POST /orders/fees': () => {
          throw new ApiError(422, text, { 'products.0.quantity': [text] });
        },
      },
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change cart' })).toHaveAttribute('href', '/cart');
  });

  it('uses the same key after a reload', async () => {
    const shopper = aUser();
    const first = await visitCheckout('/payment', { user: shopper, answers: { 'POST /orders': failing(0, '') } });
    await ready();
    await first.user.click(button());
    await screen.findByRole('alert');
    first.unmount();
    const kept = first.platform.storage.get('payment-attempt')!;
    const again = await visitCheckout('/payment', {
      user: shopper,
      answers: { 'POST /orders': () => created },
      prepare: ({ storage }) => void storage.set('payment-attempt', kept),
    });
    await ready();
    await again.user.click(button());
    expect(keysOf(again.sent('POST /orders'))).toEqual(keysOf(first.sent('POST /orders')));
  });

  it.each([
    ['other content', { draft: 'office delivery' }],
    ['another shopper', { shopper: true }],
  ])('uses a new key for %s', async (_what, change) => {
    const shopper = aUser();
    const first = await visitCheckout('/payment', { user: shopper, answers: { 'POST /orders': failing(0, '') } });
    await ready();
    await first.user.click(button());
    await screen.findByRole('alert');
    first.unmount();
    const kept = first.platform.storage.get('payment-attempt')!;
    const { complete } = await import('../../../test/visit-checkout');
    const again = await visitCheckout('/payment', {
      user: 'shopper' in change ? aUser() : shopper,
      draft: 'draft' in change ? { ...complete, deliveryTime: 'office delivery' } : complete,
      answers: { 'POST /orders': () => created },
      prepare: ({ storage }) => void storage.set('payment-attempt', kept),
    });
    await ready();
    await again.user.click(button());
    expect(keysOf(again.sent('POST /orders'))).not.toEqual(keysOf(first.sent('POST /orders')));
  });

  it('reports a changed price, refreshes the cart, and orders with a new key', async () => {
    const { user, sent, platform, server, toasted } = await visitCheckout('/payment', {
      answers: { 'POST /orders': failing(409, 'Prices have changed: Ankara dress now costs ₦9,000.00.') },
    });
    await ready();
    server.lists.cart[0]!.product.selling_price = 9000;
    await user.click(button());
    expect(await screen.findByText('Prices have changed: Ankara dress now costs ₦9,000.00.')).toBeVisible();
    expect(toasted()).toEqual(['error: Prices have changed: Ankara dress now costs ₦9,000.00.']);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Product overview' })).toHaveTextContent('₦9,000.00'),
    );
    platform.answer({ 'POST /orders': () => created });
    await ready();
    await user.click(button());
    const [first, second] = sent('POST /orders');
    expect(second?.body).toMatchObject({ products: [{ selling_price: 9000 }] });
    expect(keysOf([second!])).not.toEqual(keysOf([first!]));
  });

  it('redirects to the cart and names the products when everything is sold out', async () => {
    const { user, server, toasted, path } = await visitCheckout('/payment', {
      answers: { 'POST /orders': failing(409, 'Ankara dress is sold out.') },
    });
    await ready();
    server.lists.cart[0]!.product.quantity = 0;
    await user.click(button());
    await waitFor(() => expect(path()).toBe('/cart'));
    expect(toasted()).toEqual(['error: Ankara dress is sold out.']);
  });

  it('continues with an unpaid order whose products have left the cart', async () => {
    const shopper = aUser();
    const first = await visitCheckout('/payment', { user: shopper, answers: { 'POST /orders': () => created } });
    await ready();
    first.server.lists.cart = [];
    await first.user.click(button());
    await act(settled);
    expect(first.path()).toBe('/payment');
    first.unmount();
    const kept = first.platform.storage.get('payment-attempt')!;
    const back = await visitCheckout('/payment', {
      user: shopper,
      lines: [],
      answers: { 'POST /orders': () => created },
      prepare: ({ storage }) => void storage.set('payment-attempt', kept),
    });
    expect(screen.getByText('Your order is placed. Please pay for it now.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Product overview' })).toHaveTextContent('Ankara dress');
    expect(screen.getByText('₦10,145.96')).toBeVisible();
    await back.user.click(button());
    expect(keysOf(back.sent('POST /orders'))).toEqual(keysOf(first.sent('POST /orders')));
    expect(left).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['pending', true],
    ['confirmed', false],
    ['failed', false],
  ])('after a %s payment, the same products reuse the order: %s', async (status, same) => {
    const shopper = aUser();
    const first = await visitCheckout('/payment', { user: shopper, answers: { 'POST /orders': () => created } });
    await ready();
    await first.user.click(button());
    first.unmount();
    const kept = first.platform.storage.get('payment-attempt')!;
    const again = await visitCheckout('/payment', {
      user: shopper,
      answers: {
        'POST /orders': () => created,
        'GET /payments/NKM-77': () => ({
          data: { reference: 'NKM-77', order_id: 77, status, amount: 1, message: null },
        }),
      },
      prepare: ({ storage }) => void storage.set('payment-attempt', kept),
    });
    await ready();
    await again.user.click(button());
    await waitFor(() => expect(again.sent('POST /orders')).toHaveLength(1));
    expect(keysOf(again.sent('POST /orders'))[0] === keysOf(first.sent('POST /orders'))[0]).toBe(same);
  });

  describe('with an order that waits for its payment, and whose products have left the cart', () => {
    const payment = (status: string) => () => ({
      data: { reference: 'NKM-77', order_id: 77, status, amount: 1, message: null },
    });
    async function waitingOrder(status: string) {
      const shopper = aUser();
      const first = await visitCheckout('/payment', { user: shopper, answers: { 'POST /orders': () => created } });
      await ready();
      first.server.lists.cart = [];
      await first.user.click(button());
      await act(settled);
      first.unmount();
      const kept = first.platform.storage.get('payment-attempt')!;
      return visitCheckout('/payment', {
        user: shopper,
        lines: [],
        answers: { 'POST /orders': () => created, 'GET /payments/NKM-77': payment(status) },
        prepare: ({ storage }) => void storage.set('payment-attempt', kept),
      });
    }

    it('shows the result when it was paid before the shopper came back', async () => {
      const { path, sent } = await waitingOrder('confirmed');
      await waitFor(() => expect(path()).toBe('/payment-success'));
      expect(sent('POST /orders')).toEqual([]);
    });

    it.each(['confirmed', 'failed'])('never orders the same again after the payment is %s', async (status) => {
      const { user, platform, path, sent } = await waitingOrder('pending');
      expect(screen.getByText('Your order is placed. Please pay for it now.')).toBeVisible();
      platform.answer({ 'GET /payments/NKM-77': payment(status) });
      await user.click(button());
      await waitFor(() => expect(path()).toBe('/payment-success')); // which leads on after a failed payment
      expect(sent('POST /orders')).toEqual([]);
    });

    it('shows the result when the shopper returns from another tab', async () => {
      const { platform, path } = await waitingOrder('pending');
      platform.answer({ 'GET /payments/NKM-77': payment('confirmed') });
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(path()).toBe('/payment-success'));
    });
  });

  it('links to the orders when the payment page cannot be opened', async () => {
    left.mockImplementation(() => {
      throw new TypeError('Not a web address');
    });
    const { user } = await visitCheckout('/payment', {
      answers: {
        'POST /orders': () => ({
          data: { id: 77, transaction_reference: 'r', authorization_url: 'javascript:alert(1)' },
        }),
      },
    });
    await ready();
    await user.click(button());
    expect(await screen.findByText(/could not be opened/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check order status' })).toHaveAttribute('href', '/my-orders');
  });

  it('disables the button while the fees load', async () => {
    await visitCheckout('/payment', { answers: { 'POST /orders/fees': () => new Promise(() => undefined) } });
    expect(button()).toBeDisabled();
  });

  it('disables the button when the fees cannot be loaded', async () => {
    await visitCheckout('/payment', { lines: [dress], answers: { 'POST /orders/fees': failing(503, 'Away') } });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('enables the button again when the browser restores the page', async () => {
    const { user, sent } = await visitCheckout('/payment', {
      answers: { 'POST /orders': () => created, 'GET /payments/NKM-77': failing(0, '') },
    });
    await ready();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await user.click(button());
    await waitFor(() => expect(sent('POST /orders')).toHaveLength(2));
    const [first, second] = keysOf(sent('POST /orders'));
    expect(second).toBe(first);
  });
});

import type { Order } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../expose/routes';
import { anInvoice, anOrder, NO_CHANGES } from '../../../test/an-order';

const unpaid = (changes: Partial<Order> = {}) =>
  anOrder({
    id: 5,
    transaction_reference: 'NKM-5',
    status: 'Uncompleted',
    payment_gateway_link: 'https://shop.test/api/orders/5/pay/k',
    invoices: [anInvoice({ id: 51, status: 'Uncompleted' })],
    ...changes,
  });
const cancelled = unpaid({
  status: 'Cancelled',
  payment_gateway_link: null,
  invoices: [anInvoice({ id: 51, status: 'Cancelled' })],
});

/** Opens a page that shows the order. */
async function open(
  at: string,
  {
    order = unpaid(),
    api = 1,
    answer = () => ({ message: 'Order cancelled', data: { added: ['Ankara dress'], gone: ['Gele'] } }) as unknown,
  } = {},
) {
  const platform = createTestPlatform(
    'mfe-orders',
    {
      ...NO_CHANGES,
      'GET /orders': () => ({ data: [order] }),
      'POST /orders/cancel': answer,
    },
    { api },
  );
  const refreshed = jest.fn(() => ({ loaded: true }));
  platform.hostBus.as('mfe-cart-checkout').handle('cart.refresh', refreshed);
  const route = routes.find(({ id }) => at.startsWith(`/${id}`))!;
  const view = await renderRoute(route, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  const sent = () => platform.calls.filter(({ call }) => call === 'POST /orders/cancel').map(({ body }) => body);
  return { ...view, platform, refreshed, sent };
}
const cancelButton = () => screen.getByRole('button', { name: 'Cancel whole order NKM-5' });
const dialog = () => screen.findByRole('dialog', { name: 'Cancel this order?' });

describe.each(['/my-orders', '/order-details/5/51'])('an unpaid order on %s', (page) => {
  it.each([
    ['2026-01-15T09:30:00.000Z', /^Its products are reserved for you until .*10:30/],
    [null, /^Its products are no longer reserved for you\.$/],
  ])('says that it is not paid, and whether its products are reserved: %s', async (reserved_until, text) => {
    await open(page, { order: unpaid({ reserved_until }) });
    expect(screen.getByText('This order is not paid.')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('leads to the other ways to pay, unless the server has none or the bank decides about a payment', async () => {
    const link = () => screen.queryByRole('link', { name: 'Pay another way: order NKM-5' });
    const first = await open(page, { api: 2 });
    expect(link()).toHaveAttribute('href', '/pay-another-way?reference=NKM-5');
    first.unmount();
    const second = await open(page, { api: 1 });
    expect(link()).not.toBeInTheDocument();
    second.unmount();
    await open(page, { api: 2, order: unpaid({ undecided_payment: 'NKM-5-1' }) });
    expect(link()).not.toBeInTheDocument();
  });

  it('asks not to pay again while the bank decides about its payment', async () => {
    await open(page, { order: unpaid({ undecided_payment: 'NKM-5-1', reserved_until: '2026-01-15T09:30:00.000Z' }) });
    expect(screen.getByText('The payment of this order is being confirmed. Do not pay again.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check the payment of order NKM-5' })).toHaveAttribute(
      'href',
      '/payment-success?reference=NKM-5-1',
    );
    expect(screen.queryByText('This order is not paid.')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Try Again/ })).not.toBeInTheDocument();
  });

  it('says nothing of the reservation when the server does not know it', async () => {
    await open(page);
    expect(screen.getAllByRole('heading')[0]).toBeVisible();
    expect(screen.queryByText('This order is not paid.')).not.toBeInTheDocument();
  });

  it('is cancelled after a confirmation, and the orders are reloaded', async () => {
    const { user, sent, platform, refreshed, router } = await open(page);
    const reload = jest.spyOn(router, 'revalidate');
    await user.click(cancelButton());
    expect(await dialog()).toHaveTextContent('Order NKM-5 is not paid. Cancelling it cannot be undone.');
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent()).toEqual([{ order_id: 5 }]);
    expect(platform.toasts[0]).toMatchObject({ tone: 'success', message: 'Order NKM-5 is cancelled' });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('leads to its payment page', async () => {
    const { unmount } = await open(page);
    expect(screen.getByRole('link', { name: 'Try Again: pay order NKM-5' })).toHaveAttribute(
      'href',
      'https://shop.test/api/orders/5/pay/k',
    );
    unmount();
    await open(page, { order: cancelled });
    expect(screen.queryByRole('link', { name: /^Try Again/ })).not.toBeInTheDocument();
  });

  it('stays when the shopper keeps it', async () => {
    const { user, sent } = await open(page);
    await user.click(cancelButton());
    await user.click(within(await dialog()).getByRole('button', { name: 'Keep order' }));
    expect(sent()).toEqual([]);
    expect(cancelButton()).toBeVisible();
  });

  it('moves its products back to the cart and names those that are no longer available', async () => {
    const { user, sent, platform, refreshed } = await open(page);
    await user.click(cancelButton());
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Cancel and move products to cart' }));
    await waitFor(() => expect(refreshed).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([{ order_id: 5, to_cart: true }]);
    expect(platform.toasts).toMatchObject([
      { message: 'Order NKM-5 is cancelled', detail: 'Back in your cart: Ankara dress' },
      { tone: 'warning', message: 'No longer available: Gele' },
    ]);
  });

  it('keeps the dialog open when the server fails, and reloads when the order is already paid', async () => {
    let status = 503;
    const refuse = () => {
      throw new ApiError(status, status === 503 ? 'Busy' : 'Order NKM-5 is paid, so it cannot be cancelled like this.');
    };
    const { user, platform, router } = await open(page, { answer: refuse });
    await user.click(cancelButton());
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'error', message: 'Busy' }]));
    expect(screen.getByRole('dialog')).toBeVisible();
    status = 409;
    const reload = jest.spyOn(router, 'revalidate');
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(platform.toasts[1]).toMatchObject({ message: expect.stringContaining('is paid') });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says what comes back: no money, or the coins that are held for it', async () => {
    const first = await open(page);
    await first.user.click(cancelButton());
    expect(await dialog()).toHaveTextContent(
      'You have not paid yet, so there is nothing to refund. If a payment still arrives, we will refund it.',
    );
    first.unmount();
    const amounts = { lines: [{ name: 'products' as const, amount: 11_700 }], total: 11_700, kind: 'to_pay' as const };
    const { user } = await open(page, { order: unpaid({ amounts: { ...amounts, in_coins: true } }) });
    await user.click(cancelButton());
    expect(await dialog()).toHaveTextContent('11,700 NKM coins go back to your account.');
  });

  it('has no Cancel whole order when it is paid or cancelled, or when the server cannot cancel', async () => {
    const { unmount } = await open(page, { api: 0 });
    expect(screen.queryByRole('button', { name: /^Cancel whole order/ })).not.toBeInTheDocument();
    unmount();
    for (const order of [cancelled, unpaid({ status: 'Paid', invoices: [anInvoice({ id: 51 })] })]) {
      const view = await open(page, { order });
      expect(screen.getAllByRole('heading')[0]).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Cancel whole order/ })).not.toBeInTheDocument();
      view.unmount();
    }
  });

  it("shows the server's notice of a second payment and the date of its refund", async () => {
    const refund = {
      reference: 'NKM-5-2',
      amount: 18_850.5,
      currency: 'NGN',
      message: 'This order was already paid. This second payment will be refunded.',
      created_at: '2026-01-15T09:00:00.000Z',
      refunded_at: null,
    };
    const paid = { status: 'Paid' as const, invoices: [anInvoice({ id: 51 })] };
    const { unmount } = await open(page, { order: unpaid({ ...paid, refunds: [refund] }) });
    expect(screen.getByText(refund.message)).toBeVisible();
    expect(screen.getByText('A refund of ₦18,850.50 is on its way. You do not need to do anything.')).toBeVisible();
    expect(screen.getByText('Payment NKM-5-2')).toBeVisible();
    unmount();
    await open(page, {
      order: unpaid({ ...paid, refunds: [{ ...refund, currency: 'USD', refunded_at: '2026-01-17T09:00:00.000Z' }] }),
    });
    expect(screen.getByText('We refunded USD 18850.50 on 17 Jan 2026, 10:00.')).toBeVisible();
  });
});

describe('a refund of products', () => {
  const refund = {
    reference: 'NKM-5-1',
    invoice_id: 51,
    amount: 9_148.04,
    currency: 'NGN',
    amounts: {
      lines: [
        { name: 'products' as const, amount: 9_750 },
        { name: 'coupon' as const, amount: -775.35 },
        { name: 'gateway' as const, amount: 173.39 },
      ],
      total: 9_148.04,
    },
    message: 'Returned: Mouse.',
    created_at: '2026-01-15T09:00:00.000Z',
    refunded_at: null,
  };
  const amounts = { lines: [{ name: 'products' as const, amount: 9_148.04 }], total: 9_148.04, kind: 'paid' as const };
  const refunded = (refunded_at: string | null, refund_state: 'on_its_way' | 'refunded') =>
    unpaid({
      status: 'Refunded',
      refund_state,
      refunds: [{ ...refund, refunded_at }],
      invoices: [anInvoice({ id: 51, status: 'Refunded', refund_state, amounts })],
    });

  it('says for what it is, in which shares, and what remains', async () => {
    await open('/order-details/5/51', { order: refunded(null, 'on_its_way') });
    const amount = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(screen.getByText('Returned: Mouse.')).toBeVisible();
    expect(amount('Share of the coupon discount')).toHaveTextContent('-₦775.35');
    expect(amount('Share of the payment gateway fee')).toHaveTextContent('₦173.39');
    expect(amount('Refund')).toHaveTextContent('₦9,148.04');
    expect(amount('Refund on its way')).toHaveTextContent('-₦9,148.04');
    expect(amount('Remaining')).toHaveTextContent('₦0.00');
    expect(screen.queryByText('Refunded')).toBeNull();
  });

  it('is called Refunded once it is paid', async () => {
    await open('/order-details/5/51', { order: refunded('2026-01-17T09:00:00.000Z', 'refunded') });
    expect(screen.getAllByText('Refunded').length).toBeGreaterThan(1);
    expect(screen.queryByText('Refund on its way')).toBeNull();
  });
});

describe('the delivery address of an order', () => {
  const station = {
    title: 'GIG Logistics Umuahia',
    address: '14 Library Avenue, Umuahia, Abia',
    city: 'Umuahia',
    state: 'Abia',
    hours: 'Mon-Fri 9am-5pm, Sat 10am-4pm, Sun closed',
  };
  const summary = () => within(screen.getByRole('region', { name: 'INVOICE SUMMARY' }));

  it('is the station with street and hours on the invoice, without repetition', async () => {
    await open('/order-details/5/51', { order: unpaid({ address: station }) });
    const value = summary().getByText('Pickup station').nextElementSibling!;
    expect([...value.children].map(({ textContent }) => textContent)).toEqual([
      'GIG Logistics Umuahia',
      '14 Library Avenue, Umuahia, Abia',
      'Open: Mon-Fri 9am-5pm, Sat 10am-4pm, Sun closed',
      'Show on a map',
    ]);
    expect(summary().getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/.*query=GIG%20Logistics%20Umuahia%2C%2014%20Library/),
    );
  });

  it('is the station and its street in one line of the list', async () => {
    await open('/my-orders', { order: unpaid({ address: station }) });
    expect(screen.getByText('Delivery: GIG Logistics Umuahia, 14 Library Avenue, Umuahia, Abia')).toBeVisible();
  });

  it('is named in the list once, although two stores send to it', async () => {
    const invoices = [anInvoice({ id: 51 }), anInvoice({ id: 52 })];
    await open('/my-orders', { order: unpaid({ address: station, invoices }) });
    const places = screen.getAllByText(/^Delivery: /).map(({ textContent }) => textContent);
    expect(places).toEqual([
      'Delivery: GIG Logistics Umuahia, 14 Library Avenue, Umuahia, Abia',
      'Delivery: Umuahia, Abia',
    ]);
  });

  it('is the address of the shopper without hours for home delivery', async () => {
    const address = { title: 'Ngozi Okafor', address: '12 Awolowo Road', city: 'Ikoyi', state: 'Lagos', hours: null };
    await open('/order-details/5/51', { order: unpaid({ address, delivery_type: 'Drop off' }) });
    const value = summary().getByText('Delivery to').nextElementSibling!;
    expect([...value.children].map(({ textContent }) => textContent)).toEqual([
      'Ngozi Okafor',
      '12 Awolowo Road',
      'Ikoyi, Lagos',
    ]);
  });
});

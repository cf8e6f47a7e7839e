import type { Order } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { aUser } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { keepAttempt } from '../../features/payment/attempt';
import { dress, fees, visitCheckout } from '../../../test/visit-checkout';

const shelved = { subcategory: { id: 1, title: 'Dresses', name: 'Dresses', slug: 'dresses' } };
const SPECIFIED =
  'Unfortunately, your payment could not be processed. Please try again or contact customer support for assistance.';

const line = (id: number, name: string, available: number | undefined, quantity = 1) => ({
  id,
  name,
  quantity,
  slug: name.toLowerCase(),
  image: '',
  subtotal: 100,
  selling_price: 100,
  status: 'Uncompleted',
  ...(available === undefined ? {} : { available }),
});
const order = (changes: Partial<Order> = {}, lines = [line(1, 'Dress', 3), line(2, 'Belt', 3)]) =>
  ({
    id: 77,
    transaction_reference: 'NKM-77',
    status: 'Uncompleted',
    amount: 24_100,
    payment_gateway_link: 'https://shop.test/api/orders/77/pay/k',
    invoices: [{ id: 1, status: 'Uncompleted', products: lines }],
    ...changes,
  }) as Order;

interface Case {
  at?: string;
  order?: Order;
  payment?: { status: string; message: string | null; hold_ended?: true; pay_on_delivery?: number };
  api?: number;
  user?: ReturnType<typeof aUser>;
  answers?: Parameters<typeof visitCheckout>[1] extends infer V ? (V extends { answers?: infer A } ? A : never) : never;
  prepare?: Parameters<typeof visitCheckout>[1] extends infer V ? (V extends { prepare?: infer P } ? P : never) : never;
}

async function visitError({
  at = '/payment-error?reference=NKM-77',
  order: known = order(),
  payment = { status: 'pending', message: null },
  api = 1,
  user,
  answers,
  prepare,
}: Case = {}) {
  const visit = await visitCheckout(at, {
    api,
    ...(user && { user }),
    prepare,
    answers: {
      'GET /payments/:reference': ({ params }) => ({
        data: { reference: params.reference, order_id: 77, amount: 200, ...payment },
      }),
      'GET /orders/77': () => ({ data: known }),
      'GET /products/:id': () => ({ data: shelved }),
      ...answers,
    },
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  return visit;
}
const notice = () => screen.getByRole('alert');
const help = () => screen.queryByRole('region', { name: 'What you can do' });

describe('/payment-error', () => {
  it('CART-ROUTE-007 CART-MSG-007 reports the failed payment and links to the orders', async () => {
    await visitCheckout('/payment-error?reference=NKM-77');
    expect(notice()).toHaveTextContent(SPECIFIED);
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/invoice');
  });

  const soldOut = order({}, [line(1, 'Dress', 0), line(2, 'Belt', 3), line(3, 'Gele', 1, 2)]);
  it.each([
    ['sold-out', { order: soldOut }, 'Now sold out: Dress, Gele.'],
    ['sold-out', {}, 'The products are available again. You can retry.'],
    ['hold-ended', {}, 'The time to pay has ended. The products are no longer reserved for you.'],
    ['too-many-unpaid', {}, 'Your other unpaid orders reserve products. Pay or cancel one of them, then try again.'],
    ['provider-down', {}, 'The payment service is not responding. Your order is saved.'],
    [
      '',
      { payment: { status: 'failed', message: 'Declined' } },
      'The payment service said: Declined. You can try again',
    ],
    ['', { payment: { status: 'failed', message: null } }, 'The payment was declined. You can try again'],
    [
      '',
      { payment: { status: 'failed', message: 'The payment was not completed in time.', hold_ended: true } },
      'The time to pay has ended. The products are no longer reserved for you.',
    ],
    ['', {}, 'You came back without paying. Your order is saved. You can pay within 24 hours of ordering.'],
    ['made-up', {}, 'You came back without paying.'],
    ['sold-out', { order: order({ status: 'Cancelled' }) }, 'This order was cancelled and can no longer be paid.'],
  ] as const)('explains reason "%s" in a second line: %#', async (reason, known, text) => {
    await visitError({ at: `/payment-error?reference=NKM-77&reason=${reason}`, ...known });
    await waitFor(() => expect(notice()).toHaveTextContent(text));
    expect(notice()).toHaveTextContent(SPECIFIED);
    expect(screen.getByRole('link', { name: 'Try Again' })).toBeVisible();
  });

  it.each([
    [2, 1],
    [1, 0],
  ])('leads to the other ways to pay on a server of level %i: %i link', async (api, count) => {
    await visitError({ api });
    await waitFor(() => expect(help()).toBeVisible());
    const links = screen.queryAllByRole('link', { name: 'Pay another way' });
    expect(links).toHaveLength(count);
    for (const link of links) expect(link).toHaveAttribute('href', '/pay-another-way?reference=NKM-77');
  });

  it('explains the reason in the address without data from the server', async () => {
    await visitError({ at: '/payment-error?reference=NKM-77&reason=sold-out', api: 0 });
    expect(notice()).toHaveTextContent('Products in this order are sold out.');
    expect(help()).not.toBeInTheDocument();
  });

  it('reports a paid order instead of a failure', async () => {
    await visitError({ order: order({ status: 'Paid' }) });
    expect(await screen.findByText('This order is paid. Do not pay again.')).toBeVisible();
    expect(screen.queryByText(SPECIFIED)).not.toBeInTheDocument();
  });

  it('reports an order that is paid in cash instead of a failure', async () => {
    const payment = { status: 'confirmed', message: null, pay_on_delivery: 4_397.5 };
    await visitError({ order: order({ status: 'Confirmed', pay_on_delivery: 4_397.5 }), payment });
    expect(await screen.findByText('This order is confirmed. You pay ₦4,397.50 in cash.')).toBeVisible();
    expect(screen.queryByText(SPECIFIED)).not.toBeInTheDocument();
  });

  it('says how long the products of an unpaid order stay reserved', async () => {
    await visitError({ order: order({ reserved_until: '2026-01-18T13:30:00.000Z' }) });
    expect(await screen.findByText('Its products are reserved for you until 18 Jan 2026, 14:30.')).toBeVisible();
  });

  it('shows the refund of a cancelled order', async () => {
    const message = 'Your payment came after the products were sold out. It will be refunded.';
    const refund = { reference: 'NKM-77-1', amount: 1, currency: 'NGN', message, created_at: '', refunded_at: null };
    await visitError({ order: order({ status: 'Cancelled', refunds: [refund] }) });
    await waitFor(() => expect(notice()).toHaveTextContent(message));
  });

  it('names the amount, the products and the way to help', async () => {
    await visitError({ order: order({}, [line(1, 'Dress', 3), line(2, 'Belt', 3), line(3, 'Hat', 3)]) });
    expect(await screen.findByText('Still to pay: ₦24,100.00 for Dress, Belt, and 1 more product.')).toBeVisible();
    const help = screen.getByRole('link', { name: 'Contact customer support' });
    expect(help).toHaveAttribute('href', '/Contact-Us?order=NKM-77');
  });

  it('uses the last order of this browser when the address has no reference', async () => {
    const user = aUser();
    await visitError({
      at: '/payment-error',
      user,
      prepare: ({ storage }) =>
        keepAttempt(storage, {
          key: 'k',
          shopperId: user.id,
          request: {},
          lines: [dress],
          fees,
          placed: { reference: 'NKM-77' },
        }),
    });
    await waitFor(() => expect(notice()).toHaveTextContent('Reference NKM-77'));
    expect(notice()).toHaveTextContent('You came back without paying');
  });

  it('links to similar products by subcategory, or by a search for the name', async () => {
    await visitError({
      at: '/payment-error?reference=NKM-77&reason=sold-out',
      order: order({}, [line(1, 'Dress', 0), line(3, 'Gele & co', 0), line(2, 'Belt', 3)]),
      answers: {
        'GET /products/:id': ({ params }) => {
          if (params.id === '3') throw new ApiError(404, 'Not found.');
          return { data: shelved };
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'See more: Dresses' })).toHaveAttribute('href', '/shop/dresses');
    expect(screen.getByRole('link', { name: 'Search for Gele & co' })).toHaveAttribute(
      'href',
      '/search/Gele%20%26%20co',
    );
  });

  it('moves the remaining products to the cart, selected, and names the unavailable ones', async () => {
    const { user, sent, platform } = await visitError({
      at: '/payment-error?reference=NKM-77&reason=sold-out',
      order: order({}, [line(1, 'Ankara dress', 3), line(2, 'Belt', 0)]),
      answers: { 'POST /orders/cancel': () => ({ message: '', data: { added: ['Ankara dress'], gone: ['Belt'] } }) },
    });
    platform.storage.remove('selectedProducts');
    await user.click(await screen.findByRole('button', { name: 'Move the rest back to cart' }));
    await waitFor(() => expect(platform.navigations).toEqual(['/cart']));
    expect(sent('POST /orders/cancel').map(({ body }) => body)).toEqual([{ order_id: 77, to_cart: true }]);
    expect(platform.toasts).toMatchObject([
      { tone: 'success', message: 'The products are back in your cart' },
      { tone: 'warning', message: 'No longer available: Belt' },
    ]);
  });

  it('offers to move all products after the hold ends, and none when all are sold out', async () => {
    const { unmount } = await visitError({ at: '/payment-error?reference=NKM-77&reason=hold-ended' });
    expect(await screen.findByRole('button', { name: 'Move products back to cart' })).toBeVisible();
    unmount();
    await visitError({ order: order({}, [line(1, 'Dress', 0)]) });
    expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /back to cart/ })).not.toBeInTheDocument();
  });

  it('cancels the order after confirmation and shows the new status', async () => {
    let now = order();
    const { user, sent, platform } = await visitError({
      prepare: ({ storage }) =>
        keepAttempt(storage, { key: 'k', shopperId: 1, request: {}, lines: [dress], fees, placed: null }),
      answers: {
        'GET /orders/77': () => ({ data: now }),
        'POST /orders/cancel': () => {
          now = order({ status: 'Cancelled' });
          return { message: 'Order cancelled' };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(notice()).toHaveTextContent('This order was cancelled'));
    expect(sent('POST /orders/cancel').map(({ body }) => body)).toEqual([{ order_id: 77 }]);
    expect(platform.storage.get('payment-attempt')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('stays unchanged when a request fails, and reports an order that was paid in the meantime', async () => {
    let status = 503;
    let now = order();
    const { user, platform } = await visitError({
      answers: {
        'GET /orders/77': () => ({ data: now }),
        'POST /orders/cancel': () => {
          throw new ApiError(status, status === 503 ? 'Busy' : 'Order NKM-77 is paid.');
        },
      },
    });
    const move = () => screen.getByRole('button', { name: 'Move products back to cart' });
    await waitFor(() => expect(move()).toBeVisible());
    await user.click(move());
    await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'error', message: 'Busy' }]));
    status = 409;
    now = order({ status: 'Paid' });
    await user.click(move());
    expect(await screen.findByText('This order is paid. Do not pay again.')).toBeVisible();
    expect(platform.navigations).toEqual([]);
  });
});

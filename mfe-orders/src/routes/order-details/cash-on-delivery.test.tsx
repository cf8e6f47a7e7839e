import type { Order } from '@nkm/contracts';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../expose/routes';
import { aLine, anInvoice, anOrder, NO_CHANGES } from '../../../test/an-order';

const PRICE = 4_397.5;
const inCash = (changes: Partial<Order> = {}, invoice: Parameters<typeof anInvoice>[0] = {}) =>
  anOrder({
    id: 5,
    transaction_reference: 'NKM-5',
    status: 'Confirmed',
    payment_gateway: 'Cash on Delivery',
    pay_on_delivery: PRICE,
    invoices: [
      anInvoice({
        id: 51,
        status: 'Confirmed',
        pay_on_delivery: PRICE,
        products: [aLine({ id: 3, status: 'Confirmed' })],
        timeline: [{ status: 'Confirmed', at: '2026-01-15T09:00:00.000Z' }],
        ...invoice,
      }),
    ],
    ...changes,
  });

async function open(at: string, order = inCash()) {
  const platform = createTestPlatform(
    'mfe-orders',
    {
      ...NO_CHANGES,
      'GET /orders': () => ({ data: [order] }),
      'POST /orders/cancel': () => ({ message: 'Order cancelled', data: { added: [], gone: [] } }),
    },
    { api: 1 },
  );
  const route = routes.find(({ id }) => at.startsWith(`/${id}`))!;
  const view = await renderRoute(route, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  const sent = () => platform.calls.filter(({ call }) => call === 'POST /orders/cancel').map(({ body }) => body);
  return { ...view, platform, sent };
}

const PAGES = ['/my-orders', '/order-details/5/51'];

describe('an order in cash', () => {
  it.each(PAGES)('says on %s what it costs on delivery, and offers no payment', async (page) => {
    await open(page);
    expect(screen.getAllByText('Confirmed').length).toBeGreaterThan(0);
    expect(screen.getByText(/^Pay ₦4,397.50 in cash when you collect it/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Try Again/ })).not.toBeInTheDocument();
  });

  it.each(PAGES)('is cancelled on %s until it is packed', async (page) => {
    const { user, sent, unmount } = await open(page);
    await user.click(screen.getByRole('button', { name: 'Cancel whole order NKM-5' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    expect(dialog).toHaveTextContent('Order NKM-5 is not packed yet. Cancelling it cannot be undone.');
    expect(dialog).toHaveTextContent('You have not paid yet, so there is nothing to refund. You have nothing to pay.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(sent()).toEqual([{ order_id: 5 }]));
    unmount();
    await open(page, inCash({ status: 'Packed' }, { status: 'Packed' }));
    expect(screen.queryByRole('button', { name: /^Cancel whole order/ })).not.toBeInTheDocument();
  });

  it('names its method, and says when it is paid', async () => {
    const { unmount } = await open('/order-details/5/51');
    const method = () => within(screen.getByRole('region', { name: 'PAYMENT METHOD' }));
    expect(method().getByText('Cash on Delivery')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Download invoice/ })).not.toBeInTheDocument();
    unmount();
    const timeline = ['Confirmed', 'Packed', 'Shipped', 'Delivered'].map((status) => ({
      status,
      at: '2026-01-15T09:00:00.000Z',
    }));
    const delivered = { status: 'Delivered' as const, pay_on_delivery: undefined, timeline };
    await open('/order-details/5/51', inCash({ status: 'Delivered', pay_on_delivery: undefined }, delivered));
    expect(method().getByText('Paid in cash.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Download invoice/ })).toBeVisible();
  });

  it('loses one product at once', async () => {
    const { user, platform, sent } = await open('/order-details/5/51');
    await user.click(screen.getByRole('button', { name: 'CANCEL ORDER: Ankara dress' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Order' });
    expect(dialog).toHaveTextContent(
      'You have not paid yet, so there is nothing to refund. You have nothing to pay for it.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Yes, proceed' }));
    await waitFor(() => expect(sent()).toEqual([{ order_id: 5, product_id: 3 }]));
    expect(platform.toasts[0]).toMatchObject({ tone: 'success', message: 'The product is cancelled' });
  });
});

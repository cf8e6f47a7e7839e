import type { Amounts, Invoice, Order } from '@nkm/contracts';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../expose/routes';
import { aLine, anInvoice, anOrder } from '../../../test/an-order';

const details = routes.find(({ id }) => id === 'order-details')!;

async function open(orders: Order[], at: string) {
  const platform = createTestPlatform('mfe-orders', { 'GET /orders': () => ({ data: orders }) });
  return { ...(await renderRoute(details, { platform, at })), platform };
}

async function openInvoice(invoice: Partial<Invoice> = {}, order: Partial<Order> = {}) {
  const shown = anInvoice({ id: 51, reference: 'INV-51', ...invoice });
  const orders = [
    anOrder({ id: 5, transaction_reference: 'NKM-5', ...order, invoices: [shown, anInvoice({ id: 52 })] }),
  ];
  const view = await open(orders, '/order-details/5/51');
  if (!('user' in view)) throw new Error('The page did not open');
  return view;
}

const part = (title: string) => within(screen.getByRole('region', { name: title }));
const facts = (title: string) =>
  Object.fromEntries(
    part(title)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

afterEach(() => jest.useRealTimers());

describe('order details', () => {
  it('ORD-SCR-010 has the breadcrumb Home / Account / Orders Details', async () => {
    await openInvoice();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Account',
      'Orders Details',
    ]);
  });

  it('ORD-SCR-011 shows the order and the invoice that the address names', async () => {
    const orders = [
      anOrder({
        id: 5,
        invoices: [anInvoice({ id: 51, reference: 'INV-51' }), anInvoice({ id: 52, reference: 'INV-52' })],
      }),
    ];
    await open(orders, '/order-details/5/52');
    expect(screen.getByText('INV-52')).toBeVisible();
    expect(screen.queryByText('INV-51')).not.toBeInTheDocument();
  });

  it('answers not found for an invoice that does not belong to the shopper or the order', async () => {
    const orders = [
      anOrder({ id: 5, invoices: [anInvoice({ id: 51 })] }),
      anOrder({ id: 6, invoices: [anInvoice({ id: 61 })] }),
    ];
    expect(await open(orders, '/order-details/5/61')).toMatchObject({ notFound: true });
    expect(await open([], '/order-details/5/51')).toMatchObject({ notFound: true });
  });

  it('ORD-SCR-012 shows reference, status, date and time of the invoice', async () => {
    await openInvoice({ status: 'Packed', created_at: '2026-01-15T09:00:00.000Z' });
    expect(screen.getByText('INV-51')).toBeVisible();
    expect(screen.getAllByText('Packed')[0]).toBeVisible();
    expect(screen.getByText('15 Jan 2026, 10:00')).toBeVisible();
  });

  it('ORD-SCR-013 lists the products under the store that sells them', async () => {
    const values = [{ title: 'Colour', value: 'Indigo' }];
    const products = [
      aLine({
        name: 'Ankara dress',
        slug: 'ankara-dress',
        quantity: 2,
        selling_price: 8500,
        variant: { id: 3, values },
      }),
      // The same product in another variant is a separate line.
      aLine({ id: 30, name: 'Gele', variant: { id: 1, values } }),
      aLine({ id: 30, name: 'Gele', variant: { id: 2, values } }),
    ];
    await openInvoice({ products });
    const list = part('ITEM LIST');
    expect(list.getByText('Ngozi Fabrics')).toBeVisible();
    const link = list.getByRole('link', { name: 'Ankara dress, Colour: Indigo' });
    expect(link).toHaveAttribute('href', '/ankara-dress?variant=3');
    const [dress, gele, secondGele] = list.getAllByRole('article');
    for (const text of ['Colour: Indigo', 'Price: ₦8,500.00', 'Quantity: 2', '₦17,000.00'])
      expect(dress).toHaveTextContent(text);
    expect(gele).toHaveTextContent('Gele');
    expect(secondGele).toHaveTextContent('Gele');
  });

  it('ORD-STATE-007 ORD-STATE-008 ORD-MSG-011 marks lines whose cancellation is in progress or complete', async () => {
    await openInvoice({ products: [aLine({ status: 'Processing' }), aLine({ status: 'Cancelled' }), aLine()] });
    const [going, done, other] = part('ITEM LIST').getAllByRole('article');
    expect(going).toHaveTextContent('PROCESSING CANCELLATION');
    expect(done).toHaveTextContent('Cancelled');
    expect(other).not.toHaveTextContent(/cancel|paid/i);
  });

  it('ORD-SCR-014 sums up quantities, subtotals and delivery in the INVOICE SUMMARY', async () => {
    const products = [aLine({ quantity: 2, selling_price: 8500 }), aLine({ quantity: 1, selling_price: 0.3 })];
    await openInvoice({ products, delivery_fee: 1500 });
    expect(facts('INVOICE SUMMARY')).toEqual({
      'Total Quantity': '3',
      'Total Price': '₦17,000.30',
      'Delivery Fee': '₦1,500.00',
      'Delivery Type': 'Pickup',
      'Delivery to': 'Ikeja, Lagos',
      'Invoice Total': '₦18,500.30',
    });
  });

  it.each([
    ['paid', 'You paid'],
    ['to_pay', 'To pay'],
    ['on_delivery', 'To pay on delivery'],
  ] as const)('lists what the invoice adds to its total, and what is %s', async (kind, label) => {
    const lines: Amounts['lines'] = [
      { name: 'products', amount: 17_000 },
      { name: 'coupon', amount: -1_700 },
      { name: 'delivery', amount: 1_500 },
      { name: 'tax', amount: 97.5 },
      { name: 'rounding', amount: 0.5 },
    ];
    await openInvoice({ amounts: { lines, total: 16_898, kind } });
    const shown = Object.entries(facts('INVOICE SUMMARY'));
    expect(shown.slice(-5)).toEqual([
      ['Invoice Total', '₦18,500.00'],
      ['Coupon Discount', '-₦1,700.00'],
      ['Tax', '₦97.50'],
      ['Rounded up to a whole coin', '₦0.50'],
      [label, '₦16,898.00'],
    ]);
  });

  it('lists the fees of the order for its only invoice when the server sends no shares', async () => {
    await open([anOrder({ id: 5, invoices: [anInvoice({ id: 51 })] })], '/order-details/5/51');
    expect(facts('INVOICE SUMMARY')).toMatchObject({
      'Invoice Total': '₦18,500.00',
      'Gas Fee': '₦100.00',
      'Payment Gateway Fee': '₦250.50',
      'You paid': '₦18,850.50',
    });
  });

  it('counts no cancelled product that was to be paid in cash', async () => {
    const products = [aLine({ quantity: 2, selling_price: 8500 }), aLine({ status: 'Cancelled' })];
    const lines: Amounts['lines'] = [
      { name: 'products', amount: 17_000 },
      { name: 'delivery', amount: 1_500 },
    ];
    const amounts: Amounts = { lines, total: 18_500, kind: 'on_delivery' };
    const invoice = anInvoice({ id: 51, products, amounts });
    await open([anOrder({ id: 5, payment_method: 'cash_on_delivery', invoices: [invoice] })], '/order-details/5/51');
    expect(facts('INVOICE SUMMARY')).toMatchObject({
      'Total Quantity': '2',
      'Invoice Total': '₦18,500.00',
      'To pay on delivery': '₦18,500.00',
    });
  });

  it('shows the naira amount of the invoice while prices are in dollars', async () => {
    const { platform } = await openInvoice({
      products: [aLine({ quantity: 1, selling_price: 8500 })],
      delivery_fee: 0,
    });
    act(() => platform.hostBus.as('shell').publish('currency', { currency: 'Dollar', rate: 380 }));
    expect(screen.getByText(/^Charged in naira/).closest('p')).toHaveTextContent('₦8,500.00');
  });

  it('leads to help with this order', async () => {
    await openInvoice();
    const link = screen.getByRole('link', { name: 'Get help with this order' });
    expect(link).toHaveAttribute('href', '/Contact-Us?order=NKM-5');
  });

  it('links to the seller, about this invoice', async () => {
    await openInvoice({ vendor: { id: 7, store_name: 'Ngozi Fabrics', rate_from_user: null } });
    const link = screen.getByRole('link', { name: 'Contact the seller, Ngozi Fabrics, about this order' });
    expect(link).toHaveAttribute('href', '/store-detail?vendor=7&order=INV-51');
  });

  it('hides a delivery fee of zero', async () => {
    await openInvoice({ delivery_fee: 0 });
    expect(Object.keys(facts('INVOICE SUMMARY'))).not.toContain('Delivery Fee');
  });

  it('ORD-SCR-015 ORD-MSG-004 copies the tracking number and confirms it', async () => {
    const { user, platform } = await openInvoice({ tracking_code: 'GIG-123', status: 'Shipped' });
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    expect(facts('ITEM TRACKING')).toMatchObject({ 'Order Status': 'Shipped' });
    await user.click(part('ITEM TRACKING').getByRole('button', { name: 'Copy tracking number' }));
    await waitFor(() =>
      expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Tracking Number Copied to Clipboard' }]),
    );
    expect(copied).toHaveBeenCalledWith('GIG-123');
  });

  it('shows the number to copy by hand when the browser denies clipboard access', async () => {
    const { user, platform } = await openInvoice({ tracking_code: 'GIG-123' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy tracking number' }));
    await waitFor(() =>
      expect(platform.toasts).toMatchObject([
        { tone: 'error', message: 'The tracking number could not be copied', detail: 'GIG-123' },
      ]),
    );
  });

  it('ORD-MSG-005 says "Awaiting tracking code" and has no copy button without a code', async () => {
    await openInvoice({ tracking_code: null });
    expect(facts('ITEM TRACKING')).toMatchObject({ 'Tracking Number': 'Awaiting tracking code' });
    expect(screen.queryByRole('button', { name: 'Copy tracking number' })).not.toBeInTheDocument();
  });

  it('awaits no tracking code once the order is cancelled', async () => {
    await openInvoice({ tracking_code: null, status: 'Cancelled' });
    expect(facts('ITEM TRACKING')).toEqual({ 'Order Status': 'Cancelled' });
  });

  it.each([
    ['Uncompleted', 0],
    ['Cancelled', 0],
    ['Paid', 1],
    ['Shipped', 1],
  ] as const)('links to the way of the parcel, if there is one (%s)', async (status, links) => {
    await openInvoice({ status });
    expect(screen.queryAllByRole('link', { name: 'Track this parcel' })).toHaveLength(links);
  });

  it("ORD-SCR-016 shows the courier's reports as a timeline", async () => {
    const locations = [
      { incident: 'Picked up', reason: 'Ngozi Fabrics, Balogun', datetime: '2026-01-16T08:00:00Z' },
      { incident: 'Arrived at station', reason: '', datetime: '2026-01-17T08:00:00Z' },
    ];
    await openInvoice({ status: 'Shipped', trackingInfo: { origin: 'Lagos', destination: 'Kano', locations } });
    const steps = part('TRACKING INFORMATION').getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Picked up.*16 Jan 2026, 09:00Ngozi Fabrics, Balogun$/),
      expect.stringMatching(/^Arrived at station.*17 Jan 2026, 09:00$/),
    ]);
    expect(facts('TRACKING INFORMATION')).toEqual({ From: 'Lagos', To: 'Kano' });
  });

  it('describes the status without reports from the courier', async () => {
    await openInvoice({ status: 'Paid', trackingInfo: null });
    expect(part('TRACKING INFORMATION').getByText('Order placed')).toBeVisible();
  });

  it('ORD-SCR-017 shows the PAYMENT METHOD as Card/{payment gateway}', async () => {
    await openInvoice({}, { payment_gateway: 'Paystack' });
    expect(part('PAYMENT METHOD').getByText('Card/Paystack')).toBeVisible();
  });

  it('names a payment method other than a card', async () => {
    await openInvoice({}, { payment_gateway: 'Paystack', payment_method: 'bank_transfer' });
    expect(part('PAYMENT METHOD').getByText('Bank transfer')).toBeVisible();
  });

  it('ORD-RULE-002 ORD-STATE-009 ORD-CONST-006 counts down to the end of the review window, each second, then marks it ended', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-01-15T09:00:00Z') });
    await openInvoice({ status: 'Delivered', review_ends_by: '2026-01-18T09:00:01Z' });
    const timer = part('Review window').getByRole('timer');
    expect(timer).toHaveTextContent('3 days0 hours0 minutes1 seconds');
    act(() => jest.advanceTimersByTime(1000));
    expect(timer).toHaveTextContent('3 days0 hours0 minutes0 seconds');
    act(() => jest.advanceTimersByTime(1000));
    expect(timer).toHaveTextContent('2 days23 hours59 minutes59 seconds');
    act(() => jest.advanceTimersByTime(3 * 86_400_000));
    expect(part('Review window').getByText('Ended')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(['Fulfilled', 'Refunded'] as const)(
    'ends the review window of a %s invoice before its time',
    async (status) => {
      jest.useFakeTimers({ now: Date.parse('2026-01-15T09:00:00Z') });
      await openInvoice({ status, review_ends_by: '2026-01-18T09:00:01Z' });
      expect(part('Review window').getByText('Ended')).toBeVisible();
      expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    },
  );

  it('has no review window before the delivery', async () => {
    await openInvoice({ review_ends_by: null });
    expect(screen.getAllByRole('heading')[0]).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Review window' })).not.toBeInTheDocument();
  });
});

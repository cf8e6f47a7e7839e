import type { Invoice, Order } from '@nkm/contracts';
import { lagosDate, lagosWeekday } from '@nkm/contracts/lagos-time';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { aLine, anInvoice, anOrder, NO_CHANGES } from '../../../test/an-order';
import { aReturnToStation } from '../../../test/a-return';
import { routes } from '../../expose/routes';

const details = routes.find(({ id }) => id === 'order-details')!;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const dayIn = (days: number) => lagosWeekday(new Date(inDays(days)));
const since = (status: string, days: number) => [{ status, at: inDays(-days) }];

async function open(invoice: Partial<Invoice>, changes: Partial<Order> = {}) {
  const { status = 'Paid' } = invoice;
  const invoices = [anInvoice({ id: 51, products: [aLine({ status })], ...invoice })];
  const order = anOrder({ id: 5, timestamp: inDays(-1), invoices, ...changes, status });
  const platform = createTestPlatform('mfe-orders', { ...NO_CHANGES, 'GET /orders': () => ({ data: [order] }) });
  const view = await renderRoute(details, { platform, at: '/order-details/5/51' });
  if (!('user' in view)) throw new Error('The page did not open');
  return view;
}

/** The notice with this title, which says all. */
const notice = (title: string) => screen.getByText(title).closest('[role=status]');

describe('the start of the order details', () => {
  it('ORD-SCR-012 is the status and the time, then the numbers', async () => {
    await open({ status: 'Packed' });
    const header = screen.getByRole('heading', { level: 1 }).closest('header')!;
    const terms = within(header)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(terms).toEqual(['Status', 'Date', 'Reference', 'Order Number']);
  });

  it.each([
    ['Paid', {}, 'The store is preparing your parcel. You do not need to do anything.'],
    ['Packed', {}, 'The store is preparing your parcel. You do not need to do anything.'],
    ['Shipped', {}, 'Your parcel is on its way to the station. We’ll let you know when you can collect it.'],
    ['Shipped', { delivery_type: 'Drop off' as const }, 'Your parcel is on its way to you.'],
  ] as const)('names the day of a %s parcel and what happens next', async (status, order, next) => {
    await open({ status, timeline: since('Paid', 1) }, { ...order, delivery_days: 3 });
    expect(notice(`Estimated delivery: ${dayIn(2)}`)).toHaveTextContent(next);
  });

  it('asks to have the cash ready', async () => {
    await open({ status: 'Shipped', pay_on_delivery: 4_397.5 });
    expect(notice(`Estimated delivery: ${dayIn(4)}`)).toHaveTextContent('Have ₦4,397.50 in cash ready.');
  });

  it('does not say that there is nothing to do before a delivery in cash', async () => {
    await open({ status: 'Confirmed', pay_on_delivery: 4_397.5, timeline: since('Confirmed', 1) });
    const words = screen.getByText(/^Estimated delivery/).closest('[role=status]');
    expect(words).toHaveTextContent(/The store is preparing your parcel\. Have ₦4,397\.50 in cash ready\.$/);
  });

  it('says that a parcel is late', async () => {
    await open({ status: 'Shipped', timeline: since('Paid', 6) });
    expect(notice(`This parcel is late. It was expected on ${dayIn(-1)}.`)).toHaveTextContent('Contact us');
  });

  it('promises no day while staff decide about the cancellation of everything', async () => {
    await open({ status: 'Paid', products: [aLine({ status: 'Processing' })] });
    expect(screen.getByText(/^You asked to cancel everything here/)).toBeVisible();
    expect(screen.queryByText(/Estimated delivery/)).toBeNull();
  });

  it('says until when a return can be requested, and not after that', async () => {
    const { unmount } = await open({ status: 'Delivered', timeline: since('Delivered', 1), return_until: inDays(6) });
    expect(notice(`Delivered ${dayIn(-1)}`)).toHaveTextContent(
      `If something is wrong, request a return by ${lagosDate(inDays(6))}.`,
    );
    unmount();
    await open({ status: 'Fulfilled', timeline: since('Delivered', 9), return_until: inDays(-2) });
    expect(notice(`Delivered ${dayIn(-9)}`)).not.toHaveTextContent('request a return');
  });

  it('says first how an approved return goes to its station, until it is there', async () => {
    const delivered = { status: 'Delivered', timeline: since('Delivered', 1), return_until: inDays(6) } as const;
    const { unmount } = await open({ ...delivered, returns: [aReturnToStation({ until: inDays(5) })] });
    expect(notice(`Delivered ${dayIn(-1)}`)).toHaveTextContent(
      `Your return is approved. Hand in the items by ${dayIn(5)}, with the return code below.`,
    );
    unmount();
    await open({ ...delivered, returns: [aReturnToStation({ until: inDays(5), arrived_at: inDays(0) })] });
    expect(notice(`Delivered ${dayIn(-1)}`)).toHaveTextContent('If something is wrong');
  });

  it('says when an order was cancelled, and whether money comes back', async () => {
    const cancelled = { status: 'Cancelled' as const, timeline: since('Cancelled', 1) };
    const { unmount } = await open(cancelled);
    expect(notice(`Cancelled ${dayIn(-1)}`)).toHaveTextContent('You do not need to do anything.');
    unmount();
    const refund = {
      reference: 'NKM-5-1',
      invoice_id: 51,
      amount: 17_000,
      currency: 'NGN',
      message: 'Cancelled: Ankara dress.',
      created_at: inDays(-1),
      refunded_at: null,
    };
    await open(cancelled, { refunds: [refund] });
    expect(notice(`Cancelled ${dayIn(-1)}`)).toHaveTextContent('See your refund below.');
    expect(screen.getByText('A refund of ₦17,000.00 is on its way. You do not need to do anything.')).toBeVisible();
  });

  it('says that a lost parcel is decided by staff', async () => {
    await open({ status: 'Lost' });
    expect(notice('Your parcel did not arrive.')).toHaveTextContent('Our staff will send it again or refund it.');
  });

  it('promises no refund for a lost parcel that nobody has paid', async () => {
    await open({ status: 'Lost', pay_on_delivery: 4_397.5 });
    expect(notice('Your parcel did not arrive.')).toHaveTextContent(
      'We will send it again or cancel it. You have nothing to pay until it arrives.',
    );
  });

  it('has the ways to pay an unpaid order before its products', async () => {
    await open({ status: 'Uncompleted' }, { payment_gateway_link: 'https://shop.test/api/orders/5/pay/k' });
    const pay = screen.getByRole('link', { name: /^Try Again/ });
    const list = screen.getByRole('region', { name: 'ITEM LIST' });
    expect(pay.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

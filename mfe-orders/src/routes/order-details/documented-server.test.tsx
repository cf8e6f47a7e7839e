import { ORDER_STATUSES, type OrderStatus, STATUS_RULES } from '@nkm/contracts';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aLine, anInvoice, anOrder } from '../../../test/an-order';
import { routes } from '../../expose/routes';

type Action = (typeof STATUS_RULES)[OrderStatus]['actions'][number];

/** What shoppers press for each action. */
const CONTROLS: Record<Action, readonly [role: 'button' | 'link', names: readonly string[]]> = {
  pay: ['link', ['Try Again: pay order NKM-5']],
  cancel_order: ['button', ['Cancel whole order NKM-5']],
  cancel_product: ['button', ['CANCEL ORDER: Ankara dress']],
  confirm_receipt: ['button', ['CONFIRM RECEIPT']],
  review: ['button', ['LEAVE FEEDBACK: Ankara dress']],
  return: ['button', ['REQUEST FOR REFUND']],
  rate_seller: ['button', ['RATE SELLER']],
  buy_again: ['button', ['BUY AGAIN: Ankara dress', 'ADD TO CART: Ankara dress']],
};
const ACTIONS = Object.keys(CONTROLS) as Action[];

/** A documented server cancels no whole order, and takes neither receipts nor returns. */
const DOCUMENTED: readonly Action[] = ['pay', 'cancel_product', 'review', 'rate_seller', 'buy_again'];

/** Opens a page about one order on a server that has only the documented calls. */
async function open(at: string, status: OrderStatus) {
  const invoice = anInvoice({
    id: 51,
    status,
    review_ends_by: new Date(Date.now() + 3_600_000).toISOString(),
    products: [aLine({ id: 9, name: 'Ankara dress', status })],
  });
  const payment_gateway_link = 'https://pay.test/5';
  const order = anOrder({ id: 5, transaction_reference: 'NKM-5', status, payment_gateway_link, invoices: [invoice] });
  const platform = createTestPlatform(
    'mfe-orders',
    { 'GET /orders': () => ({ data: [order] }), 'POST /orders/cancel': () => ({ message: 'ok', data: {} }) },
    { api: 0 },
  );
  const view = await renderRoute(
    routes.find(({ id }) => at.startsWith(`/${id}`))!,
    { platform, at },
  );
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, called: () => platform.calls.map(({ call }) => call), platform };
}

/** The actions whose controls are on the page. */
const shown = () =>
  ACTIONS.filter((action) => {
    const [role, names] = CONTROLS[action];
    return names.every((name) => screen.queryByRole(role, { name }));
  });
const documentedOf = (status: OrderStatus) =>
  ACTIONS.filter((action) => DOCUMENTED.includes(action) && STATUS_RULES[status].actions.includes(action));

describe('on a documented server', () => {
  it.each(ORDER_STATUSES)('the details of an order that is %s offer its documented actions alone', async (status) => {
    const { called } = await open('/order-details/5/51', status);
    expect(shown()).toEqual(documentedOf(status));
    expect(called()).toEqual(['GET /orders']);
  });

  it.each(ORDER_STATUSES)('the list offers at most to pay an order that is %s', async (status) => {
    const { called } = await open('/my-orders', status);
    expect(await screen.findByText('Ankara dress')).toBeVisible();
    expect(shown()).toEqual(documentedOf(status).filter((action) => action === 'pay'));
    expect(called()).toEqual(['GET /orders']);
  });

  it('the cancellation of a product asks the documented call', async () => {
    const { user, called, platform } = await open('/order-details/5/51', 'Paid');
    await user.click(screen.getByRole('button', { name: 'CANCEL ORDER: Ankara dress' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Order' }));
    await user.click(dialog.getByRole('button', { name: 'Yes, proceed' }));
    await waitFor(() => expect(called()).toEqual(['GET /orders', 'POST /orders/cancel']));
    expect(platform.calls[1]!.body).toEqual({ order_id: 5, product_id: 9 });
  });
});

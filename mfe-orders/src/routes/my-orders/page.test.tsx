import type { Amounts, Order } from '@nkm/contracts';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../expose/routes';
import { aLine, anInvoice, anOrder } from '../../../test/an-order';

const myOrders = routes.find(({ id }) => id === 'my-orders')!;

async function openMyOrders(orders: Order[], at = '/my-orders') {
  const platform = createTestPlatform('mfe-orders', { 'GET /orders': () => ({ data: orders }) });
  const view = await renderRoute(myOrders, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform, search: () => screen.getByRole('searchbox', { name: 'Search Item or Order Number' }) };
}

const references = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const rowOf = (reference: string) => screen.getByRole('rowheader', { name: reference }).closest('tbody')!;
const seven = Array.from({ length: 7 }, (_, index) =>
  anOrder({ transaction_reference: `NKM-${index + 1}`, timestamp: `2026-01-0${index + 1}T09:00:00.000Z` }),
);

describe('my orders', () => {
  it('ORD-SCR-001 has the breadcrumb Home > Account > Your Recent Orders', async () => {
    await openMyOrders(seven);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Account',
      'Your Recent Orders',
    ]);
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('ORD-SCR-003 has the columns Order Number, Order Description, Status and Timestamp', async () => {
    await openMyOrders(seven);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Order Number',
      'Order Description',
      'Status',
      'Timestamp',
    ]);
  });

  it('ORD-SCR-004 ORD-SCR-005 ORD-CALL-004 shows the references of GET /orders, newest first, three to a page', async () => {
    const { user, platform } = await openMyOrders(seven);
    expect(platform.calls).toMatchObject([{ call: 'GET /orders' }]);
    expect(references()).toEqual(['NKM-7', 'NKM-6', 'NKM-5']);
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(references()).toEqual(['NKM-1']);
  });

  it('ORD-SCR-006 ORD-RULE-003 shows per invoice the store and its first product', async () => {
    const order = anOrder({
      transaction_reference: 'NKM-9',
      address: { state: 'Lagos', city: 'Ikeja' },
      invoices: [
        anInvoice({
          products: [
            aLine({ name: 'Ankara dress', slug: 'ankara-dress', quantity: 2, selling_price: 8500 }),
            aLine({ name: 'Gele', quantity: 1, selling_price: 2500 }),
            ...[aLine(), aLine(), aLine()],
          ],
        }),
        anInvoice({
          vendor: { id: 8, store_name: 'Kano Leather', rate_from_user: null },
          products: [aLine({ name: 'Belt' })],
        }),
      ],
    });
    await openMyOrders([order]);
    const fabrics = screen.getByText('Ngozi Fabrics').closest('li');
    const leather = screen.getByText('Kano Leather').closest('li');
    expect(within(fabrics!).getByText('Ngozi Fabrics')).toBeVisible();
    expect(within(fabrics!).getByRole('link', { name: 'Ankara dress' })).toHaveAttribute('href', '/ankara-dress');
    expect(within(fabrics!).getByRole('img', { name: 'Ankara dress' })).toBeVisible();
    for (const text of ['Ankara dress', 'Quantity: 2', 'Delivery: Ikeja, Lagos'])
      expect(within(fabrics!).getByText(text)).toBeVisible();
    expect(within(fabrics!).getAllByText('₦17,000.00')[0]).toBeVisible();
    const others = within(fabrics!).getAllByRole('listitem');
    expect(others[0]).toHaveTextContent('1 × Gele₦2,500.00');
    expect(others.at(-1)).toHaveTextContent('and 1 more item');
    expect(others).toHaveLength(4);
    expect(leather).toHaveTextContent('Kano Leather');
    expect(leather).toHaveTextContent('Belt');
  });

  it('lists no cancelled product of an order in cash', async () => {
    const amounts: Amounts = { lines: [{ name: 'products', amount: 2500 }], total: 2500, kind: 'on_delivery' };
    const products = [
      aLine({ name: 'Ankara dress', status: 'Cancelled' }),
      aLine({ name: 'Gele', quantity: 1, selling_price: 2500 }),
    ];
    const invoices = [anInvoice({ products, amounts })];
    await openMyOrders([
      anOrder({ transaction_reference: 'NKM-9', payment_method: 'cash_on_delivery', invoices, amounts }),
    ]);
    expect(rowOf('NKM-9')).toHaveTextContent('Gele');
    expect(rowOf('NKM-9')).not.toHaveTextContent('Ankara dress');
  });

  it('ORD-SCR-007 ORD-STATE-001 SHR-MSG-009 offers Try Again with the payment link for an unpaid order', async () => {
    await openMyOrders([anOrder({ status: 'Uncompleted', payment_gateway_link: 'https://shop.test/api/pay/1' })]);
    expect(screen.getByRole('link', { name: /^Try Again/ })).toHaveAttribute('href', 'https://shop.test/api/pay/1');
    expect(screen.queryByText('View Store Order Details')).not.toBeInTheDocument();
  });

  it('ORD-MSG-002 links to each invoice of a paid order', async () => {
    const order = anOrder({
      id: 5,
      invoices: [anInvoice({ id: 51 }), anInvoice({ id: 52 })],
      payment_gateway_link: '/pay',
    });
    await openMyOrders([order]);
    const links = screen.getAllByRole('link', { name: /^View Store Order Details/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/order-details/5/51', '/order-details/5/52']);
    expect(screen.queryByRole('link', { name: /^Try Again/ })).not.toBeInTheDocument();
  });

  it('ORD-STATE-003 ORD-STATE-004 shows the status of the order, and of an invoice with a different status', async () => {
    const invoices = [anInvoice({ status: 'Packed' }), anInvoice({ status: 'Shipped' })];
    await openMyOrders([anOrder({ transaction_reference: 'NKM-9', status: 'Packed', invoices })]);
    expect(within(rowOf('NKM-9')).getAllByText('Packed')).toHaveLength(1);
    expect(within(rowOf('NKM-9')).getAllByText('Shipped')).toHaveLength(1);
  });

  it('says which orders are ready for pickup, and until when', async () => {
    const ready = { status: 'Shipped', stage: 'Ready for pickup', pickup_until: '2026-12-04T22:59:59.000Z' } as const;
    const [all, part] = ['NKM-1', 'NKM-2'];
    await openMyOrders([
      anOrder({ transaction_reference: all, status: 'Shipped', invoices: [anInvoice(ready)] }),
      anOrder({
        transaction_reference: part,
        status: 'Shipped',
        invoices: [anInvoice(ready), anInvoice({ status: 'Shipped' })],
      }),
    ]);
    const statusOf = (reference: string) => within(rowOf(reference)).getAllByRole('cell')[1];
    expect([statusOf(all)!.textContent, statusOf(part)!.textContent]).toEqual(['Ready for pickup', 'Shipped']);
    expect(within(rowOf(part)).getByText('Ready for pickup')).toBeVisible();
    expect(within(rowOf(all)).getByText('Collect it by Friday, 4 December')).toBeVisible();
  });

  it('ORD-SCR-008 ORD-MSG-003 opens the Order Details from the eye icon of the Grand Total', async () => {
    const { user } = await openMyOrders([anOrder({ transaction_reference: 'NKM-9', amount: 18_850.5 })]);
    expect(rowOf('NKM-9')).toHaveTextContent('Grand Total ₦18,850.50');
    await user.click(screen.getByRole('button', { name: 'Order details of NKM-9' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Order Details' }));
    const lines = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(lines).toEqual([
      ['Product Price', '₦17,000.00'],
      ['Delivery Fee', '₦1,500.00'],
      ['Gas Fee', '₦100.00'],
      ['Payment Gateway Fee', '₦250.50'],
      ['Delivery Type', 'Pickup'],
      ['Total', '₦18,850.50'],
    ]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows as Grand Total what was charged in coins, and in its dialog what remains after a refund', async () => {
    const amounts: Amounts = {
      lines: [
        { name: 'products', amount: 17_000.5 },
        { name: 'rounding', amount: 0.5 },
      ],
      total: 17_001,
      kind: 'paid',
    };
    const refund = {
      reference: 'NKM-9-1',
      invoice_id: 51,
      amount: 1_000.5,
      currency: 'NGN',
      coins: 1_001,
      amounts: { lines: amounts.lines, total: 1_001 },
      message: 'Cancelled: Silk scarf.',
      created_at: '2026-01-15T09:00:00.000Z',
      refunded_at: '2026-01-15T09:00:00.000Z',
    };
    const order = anOrder({ transaction_reference: 'NKM-9', amount: 17_000.5, amounts, refunds: [refund] });
    const { user } = await openMyOrders([{ ...order, payment_method: 'nkm_point' }]);
    expect(rowOf('NKM-9')).toHaveTextContent('Grand Total ₦17,001.00');
    await user.click(screen.getByRole('button', { name: 'Order details of NKM-9' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Order Details' }));
    const lines = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(lines.slice(-3)).toEqual([
      ['Total', '₦17,001.00'],
      ['Refunded', '-₦1,001.00'],
      ['Remaining', '₦16,000.00'],
    ]);
  });

  it('shows the naira amount of an order while prices are in dollars', async () => {
    const { user, platform } = await openMyOrders([anOrder({ transaction_reference: 'NKM-9', amount: 18_850.5 })]);
    act(() => platform.hostBus.as('shell').publish('currency', { currency: 'Dollar', rate: 380 }));
    await user.click(screen.getByRole('button', { name: 'Order details of NKM-9' }));
    expect(screen.getByText(/^Charged in naira/).closest('p')).toHaveTextContent('₦18,850.50');
  });

  it('filters by status, of the order or of a part, and combines it with the search', async () => {
    const orders = [
      anOrder({ transaction_reference: 'NKM-1', status: 'Paid', invoices: [anInvoice({ status: 'Packed' })] }),
      anOrder({
        transaction_reference: 'NKM-2',
        status: 'Uncompleted',
        invoices: [anInvoice({ status: 'Uncompleted' })],
      }),
      anOrder({ transaction_reference: 'NKM-3', status: 'Paid', invoices: [anInvoice({ status: 'Paid' })] }),
    ];
    const { user, search } = await openMyOrders(orders);
    const filter = screen.getByRole('combobox', { name: 'Status' });
    const choices = within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(choices).toEqual(['All statuses', 'Uncompleted', 'Paid', 'Packed']);
    await user.selectOptions(filter, 'Packed');
    expect(references()).toEqual(['NKM-1']);
    expect(screen.getByText('1 order')).toBeVisible();
    await user.selectOptions(filter, 'Uncompleted');
    expect(references()).toEqual(['NKM-2']);
    await user.type(search(), 'NKM-3');
    expect(references()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(references()).toHaveLength(3);
  });

  it('takes the status from the address', async () => {
    const orders = [anOrder({ transaction_reference: 'NKM-1', status: 'Paid' })];
    await openMyOrders(orders, '/my-orders?status=Shipped');
    expect(references()).toEqual([]);
    expect(screen.getByText('No orders are Shipped.')).toBeVisible();
  });

  it('ORD-SCR-002 ORD-MSG-001 filters by item or order number while the shopper types', async () => {
    const belt = anOrder({
      transaction_reference: 'NKM-88',
      invoices: [anInvoice({ products: [aLine({ name: 'Belt' })] })],
    });
    const { user, search } = await openMyOrders([...seven, belt]);
    await user.type(search(), 'belt');
    expect(references()).toEqual(['NKM-88']);
    await user.clear(search());
    await user.type(search(), 'nkm-3');
    expect(references()).toEqual(['NKM-3']);
    expect(screen.getByText('1 order')).toBeVisible();
  });

  it('keeps search and status in the address, and follows Back', async () => {
    const orders = [...seven, anOrder({ transaction_reference: 'NKM-8', status: 'Packed' })];
    const { user, search, router } = await openMyOrders(orders);
    await user.type(search(), 'nkm');
    await waitFor(() => expect(router.state.location.search).toBe('?q=nkm'));
    expect(search()).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Packed');
    expect(router.state.location.search).toBe('?q=nkm&status=Packed');
    expect(references()).toEqual(['NKM-8']);
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?q=nkm');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('');
    expect(references()).toHaveLength(3);
  });

  it('reports that no order matches and shows all orders again on request', async () => {
    const { user, search } = await openMyOrders(seven);
    await user.type(search(), 'piano');
    expect(screen.getByText('No orders match “piano”.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(references()).toHaveLength(3);
    expect(search()).toHaveValue('');
  });

  it('starts a new search on its first page and keeps the search on the next pages', async () => {
    const { user, search, router } = await openMyOrders(seven, '/my-orders?page=3');
    expect(references()).toEqual(['NKM-1']);
    await user.type(search(), 'dress');
    expect(references()).toEqual(['NKM-7', 'NKM-6', 'NKM-5']);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(router.state.location.search).toBe('?q=dress&page=2');
    expect(references()).toEqual(['NKM-4', 'NKM-3', 'NKM-2']);
    expect(search()).toHaveValue('dress');
  });

  it('ORD-SCR-009 SHR-MSG-008 shows a picture and Go Shopping, but no search box, without orders', async () => {
    const { container } = await openMyOrders([]);
    expect(screen.getByText('You have no orders yet')).toBeVisible();
    expect(container.querySelector('svg')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Shopping' })).toHaveAttribute('href', '/shop');
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('shows times in Lagos and prices in the chosen currency', async () => {
    const { platform } = await openMyOrders([anOrder({ amount: 3800 })]);
    expect(screen.getByText('15 Jan 2026, 10:00')).toHaveAttribute('datetime', '2026-01-15T09:00:00.000Z');
    act(() => platform.hostBus.as('shell').publish('currency', { currency: 'Dollar', rate: 380 }));
    expect(screen.getByText('$10.00')).toBeVisible();
  });

  it('reloads the orders when a payment is confirmed', async () => {
    const { platform, router } = await openMyOrders(seven);
    const revalidate = jest.spyOn(router, 'revalidate');
    await act(async () =>
      platform.hostBus.as('mfe-cart-checkout').emit('order.paid', { orderId: 7, reference: 'NKM-7' }),
    );
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  it('reloads the orders when Back restores the page from before the payment', async () => {
    const { router, unmount } = await openMyOrders(seven);
    const revalidate = jest.spyOn(router, 'revalidate');
    const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await act(async () => void show(false));
    expect(revalidate).not.toHaveBeenCalled();
    await act(async () => void show(true));
    expect(revalidate).toHaveBeenCalledTimes(1);
    unmount();
    show(true);
    expect(revalidate).toHaveBeenCalledTimes(1);
  });
});

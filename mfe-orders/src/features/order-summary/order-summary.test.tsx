import type { Amounts, Order } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { createTestPlatform, renderInShop } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { aLine, anInvoice, anOrder } from '../../../test/an-order';
import { widgets } from '../../expose/widgets';
import OrderSummary from './order-summary';

const order = anOrder({
  id: 5,
  transaction_reference: 'NKM-5',
  invoices: [
    anInvoice({ id: 51, products: [aLine({ name: 'Ankara dress', quantity: 2, selling_price: 8500.5 })] }),
    anInvoice({
      id: 52,
      vendor: { id: 8, store_name: 'Kano Leather', rate_from_user: null },
      products: [aLine({ name: 'Belt', quantity: 1, selling_price: 4000 })],
    }),
  ],
});

function open(answer: () => { data: Order }, coins?: number) {
  const platform = createTestPlatform('mfe-orders', { 'GET /orders/5': answer });
  return { ...renderInShop(<OrderSummary orderId={5} coins={coins} />, { platform }), platform };
}
const terms = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

describe('the summary of a paid order', () => {
  it('is a widget for the success page', async () => {
    expect((await widgets['order-summary']!()).default).toBe(OrderSummary);
  });

  it('says what an order in cash costs on delivery', async () => {
    open(() => ({ data: { ...order, status: 'Confirmed', pay_on_delivery: 18_850.5 } }));
    expect(await screen.findByRole('region', { name: 'Your order' })).toBeVisible();
    expect(terms()).toContainEqual(['To pay on delivery', '₦22,851.50']);
  });

  it('shows its number and expected day, and lines that add up to what was paid', async () => {
    open(() => ({ data: order }));
    expect(await screen.findByRole('region', { name: 'Your order' })).toBeVisible();
    expect(terms()).toEqual([
      ['Order Number', 'NKM-5'],
      ['Expected arrival', 'By Tuesday, 20 January'],
      ['Product Price', '₦21,001.00'],
      ['Delivery Fee', '₦1,500.00'],
      ['Gas Fee', '₦100.00'],
      ['Payment Gateway Fee', '₦250.50'],
      ['You paid', '₦22,851.50'],
    ]);
  });

  it('counts the days until the arrival from the payment, like the order page', async () => {
    const timeline = [
      { status: 'Order placed', at: '2026-01-15T22:50:00.000Z' },
      { status: 'Paid', at: '2026-01-15T23:10:00.000Z' },
    ];
    const timestamp = '2026-01-15T22:50:00.000Z';
    open(() => ({ data: anOrder({ id: 5, timestamp, invoices: [anInvoice({ timeline })] }) }));
    expect(await screen.findByText('By Wednesday, 21 January')).toBeVisible();
  });

  it('names the coins that paid the order', async () => {
    const lines: Amounts['lines'] = [
      { name: 'products', amount: 21_001.5 },
      { name: 'rounding', amount: 0.5 },
    ];
    open(() => ({ data: { ...order, amounts: { lines, total: 21_002, kind: 'paid' } } }), 21_002);
    await screen.findByRole('region', { name: 'Your order' });
    expect(terms().slice(-3)).toEqual([
      ['Product Price', '₦21,001.50'],
      ['Rounded up to a whole coin', '₦0.50'],
      ['You paid', '21,002 NKM coins'],
    ]);
  });

  it('lists the items of each store, with a link to its invoice', async () => {
    open(() => ({ data: order }));
    await screen.findByText('Sold by Ngozi Fabrics');
    const [dress, belt] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem')[0]);
    expect(dress).toHaveTextContent('2 × Ankara dress₦17,001.00');
    expect(belt).toHaveTextContent('1 × Belt₦4,000.00');
    expect(screen.getByRole('link', { name: 'Order details of Kano Leather' })).toHaveAttribute(
      'href',
      '/order-details/5/52',
    );
  });

  it('leaves out what was cancelled and is not paid in cash', async () => {
    const amounts: Amounts = { lines: [{ name: 'products', amount: 4_000 }], total: 4_000, kind: 'on_delivery' };
    const vendor = (store_name: string) => ({ id: 1, store_name, rate_from_user: null });
    const invoices = [
      anInvoice({
        vendor: vendor('Kano Leather'),
        products: [aLine({ name: 'Belt', quantity: 1, selling_price: 4000 }), aLine({ status: 'Cancelled' })],
        amounts,
      }),
      anInvoice({ vendor: vendor('Ngozi Fabrics'), status: 'Cancelled' }),
    ];
    open(() => ({ data: anOrder({ id: 5, payment_method: 'cash_on_delivery', amounts, invoices }) }));
    expect(await screen.findByText('Sold by Kano Leather')).toBeVisible();
    const items = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['1 × Belt₦4,000.00']);
    expect(screen.queryByText('Sold by Ngozi Fabrics')).not.toBeInTheDocument();
  });

  it('names the variants of a product', async () => {
    const size = (id: number, value: string) =>
      aLine({ id: 9, name: 'Ankara dress', quantity: 1, variant: { id, values: [{ title: 'Size', value }] } });
    open(() => ({ data: anOrder({ id: 5, invoices: [anInvoice({ products: [size(1, '38'), size(2, '39')] })] }) }));
    expect(await screen.findByText('1 × Ankara dress, Size: 38')).toBeVisible();
    expect(screen.getByText('1 × Ankara dress, Size: 39')).toBeVisible();
  });

  it.each([
    ['Pickup', /Collect it at the pickup station/],
    ['Drop off', /The courier brings each parcel to your address/],
  ] as const)('says what happens next after %s, and leads back to the shop', async (delivery_type, step) => {
    open(() => ({ data: { ...order, delivery_type } }));
    expect(await screen.findByText(step)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
  });

  it('offers Retry when the order cannot be loaded', async () => {
    const { user, platform } = open(() => {
      throw new ApiError(503, 'Away');
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    platform.answer({ 'GET /orders/5': () => ({ data: order }) });
    await user.click(retry);
    expect(await screen.findByText('NKM-5')).toBeVisible();
  });
});

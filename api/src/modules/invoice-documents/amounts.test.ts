import {
  type Amounts,
  amountsOfOrder,
  formatMoney,
  type Invoice,
  kobo,
  type Order,
  type OrderFees,
  sumKobo,
  toKobo,
  toNaira,
} from '@nkm/contracts';
import { amountText, coinText } from '@nkm/contracts/coin-text';
import { amountsOfCart, amountsOfQuote } from '@nkm/contracts/quote-amounts';
import { afterRefundsOfInvoice } from '@nkm/contracts/refund-amounts';
import fc from 'fast-check';
import { addCoupon } from '../../../test/shop/coupons';
import { shopperWithCoins } from '../../../test/shop/coins';
import { cashParcel, collect, orderInCash } from '../../../test/shop/cash';
import { get, post } from '../../../test/shop/deliveries';
import { type RoleClient, roleClient } from '../../../test/shop/fulfilment';
import { lineOf, placeOrder } from '../../../test/shop/orders';
import { pay } from '../../../test/shop/payments';
import { withShop } from '../../../test/shop/with-shop';
import { databases } from '../../../test/test-databases';
import { readDocument } from './read-document';

type Method = 'card' | 'nkm_point' | 'cash_on_delivery';

const sumOf = (all: readonly Amounts[]) => toNaira(sumKobo(all.map(({ total }) => toKobo(total))));
const linesOf = (all: readonly Amounts[]) => {
  const names = [...new Set(all.flatMap(({ lines }) => lines.map(({ name }) => name)))].sort();
  return names.map((name) => {
    const own = all.flatMap(({ lines }) => lines.filter((line) => line.name === name));
    return [name, toNaira(sumKobo(own.map(({ amount }) => toKobo(amount))))];
  });
};
const amountsOf = (invoices: readonly Invoice[]) => invoices.map(({ amounts }) => amounts!);

describe.each(databases)('what an order costs on %s', (database) => {
  const shop = withShop(database, {
    modules: ['accounts', 'cancellations', 'coins', 'coupons', 'fulfilment', 'invoice-documents', 'ledger', 'settings'],
    env: { PAYMENT_METHODS: 'card,nkm_point,cash_on_delivery' },
  });
  let orders = 0;
  let staff: RoleClient;
  beforeAll(async () => {
    staff = await roleClient(shop, 'staff');
  });

  // Quarters of a naira are exact.
  const price = fc.integer({ min: 400, max: 36_000 }).map((quarters) => quarters * 25);
  /** Prices in kobo: two of one vendor, and one of the other. */
  const random = fc.record({
    method: fc.constantFrom<Method>('card', 'nkm_point', 'cash_on_delivery'),
    prices: fc.tuple(price, price, price),
    quantity: fc.integer({ min: 1, max: 3 }),
    percent: fc.constantFrom(null, 7, 33),
  });

  async function order({ method, prices, quantity, percent }: typeof random extends fc.Arbitrary<infer R> ? R : never) {
    orders += 1;
    const ada = method === 'nkm_point' ? await shopperWithCoins(shop, 100_000) : await shop.shopper();
    const [dress, scarf, belt] = [
      await shop.product({ price: prices[0] / 100, vendor: 0 }),
      await shop.product({ price: prices[1] / 100, vendor: 0 }),
      await shop.product({ price: prices[2] / 100, vendor: 1 }),
    ];
    const lines = [lineOf(dress, quantity), lineOf(scarf), lineOf(belt)];
    const coupon_code = percent === null ? undefined : `SUM${orders}`;
    if (coupon_code) await addCoupon(shop, { code: coupon_code, percent });
    const choices = {
      ...(coupon_code && { coupon_code }),
      payment_method: method,
      platform: 'Web',
      delivery_type: 'Pickup',
      delivery_city_id: shop.stationId,
    };
    const asked = await post(shop, '/orders/fees', { products: lines, ...choices }, ada);
    const quote = asked.body.data as OrderFees;
    const { status, body } = await placeOrder(shop, ada, lines, {
      ...choices,
      key: `amounts-${orders}`,
    });
    expect([status, body.message]).toEqual([201, undefined]);
    const { id, transaction_reference: reference, authorization_url: page } = body.data;
    const read = async () => (await get(shop, `/orders/${id}`, ada)).data;
    return { ada, dress, scarf, id, page, quote, read, reference };
  }

  /** The cart's total of these products, with the prices of the settings. */
  async function cartOf({ products_total_price, coupon_discount }: OrderFees): Promise<Amounts> {
    const { pickup, freeOver } = (await get(shop, '/settings')).data.delivery;
    const delivery = products_total_price > freeOver ? 0 : pickup * 2;
    return amountsOfCart({
      products: toKobo(products_total_price),
      coupon: toKobo(coupon_discount),
      delivery: toKobo(delivery),
    });
  }

  it('is the same in cart, quote, order, invoices, documents, desk and mail, whatever the order', async () => {
    await fc.assert(
      fc.asyncProperty(random, async (wanted) => {
        const { ada, page, quote, read, reference } = await order(wanted);
        if (wanted.method === 'card') {
          expect((await read()).amounts.kind).toBe('to_pay');
          await pay({ page });
          shop.advance(5);
          await get(shop, `/payments/${reference}-1`, ada);
        }
        const { amounts, amount, invoices } = await read();
        const inCash = wanted.method === 'cash_on_delivery';
        expect(amounts.kind).toBe(inCash ? 'on_delivery' : 'paid');
        expect(amounts.total).toBe(wanted.method === 'nkm_point' ? Math.ceil(amount) : amount);
        expect(toNaira(sumKobo(amounts.lines.map((line: { amount: number }) => toKobo(line.amount))))).toBe(
          amounts.total,
        );
        const quoted = amountsOfQuote(quote, { inCoins: wanted.method === 'nkm_point' });
        expect(quoted).toEqual({ ...amounts, kind: 'to_pay' });
        const later = amounts.lines.filter(({ name }: { name: string }) => name === 'gateway' || name === 'rounding');
        const cart = await cartOf(quote);
        expect(sumKobo([toKobo(cart.total), ...later.map((line: { amount: number }) => toKobo(line.amount))])).toBe(
          toKobo(amounts.total),
        );
        expect(linesOf(amountsOf(invoices))).toEqual(linesOf([amounts]));
        // What success page, order page and the dialog of My Orders draw.
        expect(amountsOfOrder(await read())).toEqual(amounts);
        const listed = (await staff.get('/staff/invoices?perPage=100')).body.data;
        for (const { id, amounts: own } of invoices)
          expect(listed.find((one: { id: number }) => one.id === id).amounts).toEqual(own);
        expect(sumOf(amountsOf(invoices))).toBe(amounts.total);
        if (inCash)
          expect(invoices.map((one: Invoice) => one.pay_on_delivery)).toEqual(
            amountsOf(invoices).map(({ total }) => total),
          );
        else
          for (const invoice of invoices) {
            const document = await readDocument(shop.db, { userId: ada.id, invoiceId: invoice.id });
            expect(document!.amounts).toEqual(invoice.amounts);
          }
        const text = (await shop.messagesTo(ada.email)).find(({ subject }) => subject?.includes('is confirmed'))!.text;
        const links = ['/order-details/', '/my-orders?q='].map((page) => text.includes(page));
        expect(links).toEqual([invoices.length === 1, invoices.length > 1]);
        for (const { amount: part } of amounts.lines) expect(text).toContain(`: ${formatMoney(part)}\n`);
        expect(text).toContain(
          `\n${inCash ? 'To pay on delivery' : 'You paid'}: ${amountText(amounts.total, amounts)}\n`,
        );
      }),
      { numRuns: 8, endOnFailure: true },
    );
  }, 60_000);

  it('comes back in the same parts on order, document, desk and mail, until nothing remains', async () => {
    const methods = fc.constantFrom<Method>('card', 'nkm_point');
    await fc.assert(
      fc.asyncProperty(random, methods, async (wanted, method) => {
        const { ada, dress, scarf, id, page, read, reference } = await order({ ...wanted, method });
        if (method === 'card') {
          await pay({ page });
          shop.advance(5);
          await get(shop, `/payments/${reference}-1`, ada);
        }
        const cancel = async (product: { id: number }) => {
          const headers = await shop.signIn(ada);
          expect(
            (await post(shop, '/orders/cancel', { order_id: id, product_id: product.id }, { ...ada, headers })).status,
          ).toBe(200);
          const [request] = (await staff.get('/staff/cancellations?perPage=100')).body.data;
          expect((await staff.post(`/staff/cancellations/${request.id}/approve`)).status).toBe(200);
        };
        await cancel(scarf);
        const partly: Order = await read();
        const [invoice] = partly.invoices;
        const after = afterRefundsOfInvoice(partly, invoice!);
        if (method === 'card') {
          expect(after!.onItsWay).toBe(partly.refunds![0]!.amount);
          expect(after!.remains).toBe(toNaira(kobo(toKobo(invoice!.amounts!.total) - toKobo(after!.onItsWay))));
        }
        await cancel(dress);
        const { refunds, ...rest }: Order = await read();
        const shares = refunds!.map(({ amounts }) => ({ ...amounts!, kind: 'paid' as const }));
        const parts = (all: readonly Amounts[]) => linesOf(all).filter(([name]) => name !== 'rounding');
        expect(parts(shares)).toEqual(parts([invoice!.amounts!]));
        for (const { amount, coins, amounts } of refunds!) {
          expect(toNaira(sumKobo(amounts!.lines.map((line) => toKobo(line.amount))))).toBe(amounts!.total);
          expect(amounts!.total).toBe(coins ?? amount);
        }
        if (method === 'card') expect(afterRefundsOfInvoice({ ...rest, refunds: refunds! }, invoice!)!.remains).toBe(0);
        const document = await readDocument(shop.db, { userId: ada.id, invoiceId: invoice!.id });
        expect(document!.refunds).toEqual(refunds);
        expect(document!.after).toEqual(afterRefundsOfInvoice({ ...rest, refunds: refunds! }, invoice!));
        const status = method === 'card' ? 'due' : 'paid';
        const atDesk = (await staff.get(`/staff/refunds?status=${status}&perPage=100`)).body.data;
        const own = atDesk.filter((one: { order_reference: string }) => one.order_reference === reference);
        const byName = (all: readonly { amounts?: unknown }[]) =>
          all.map(({ amounts }) => JSON.stringify(amounts)).sort();
        expect(byName(own)).toEqual(byName(refunds!));
        const mails = (await shop.messagesTo(ada.email)).filter(({ subject }) => subject?.startsWith('Refund of '));
        expect(mails).toHaveLength(2);
        for (const { amounts, amount, coins } of refunds!) {
          const total = coins === undefined ? formatMoney(amount) : coinText(coins);
          const mail = mails.find(({ text }) => text.includes(`\nRefund: ${total}\n`));
          for (const line of amounts!.lines) expect(mail?.text).toContain(`: ${formatMoney(line.amount)}\n`);
        }
      }),
      { numRuns: 5, endOnFailure: true },
    );
  }, 60_000);

  it('leaves out cancelled products that were to be paid in cash', async () => {
    const [ada, dress, belt] = [await shop.shopper(), await shop.product({ price: 3_000 }), await shop.product()];
    const { id } = (await orderInCash(shop, ada, [lineOf(dress), lineOf(belt)])).body.data;
    const read = async () => (await get(shop, `/orders/${id}`, ada)).data;
    const before = await read();
    const payload = { order_id: id, product_id: belt.id };
    expect((await post(shop, '/orders/cancel', payload, ada)).status).toBe(200);
    const after = await read();
    expect(after.amounts.total).toBe(before.amounts.total - belt.price);
    expect(after.invoices[0].amounts).toEqual({ ...after.amounts, total: after.pay_on_delivery });
  });

  it('of a parcel in cash is paid once it is collected', async () => {
    const parcel = await cashParcel(shop);
    const read = async () => (await get(shop, `/orders/${parcel.orderId}`, parcel.ada)).data;
    const total = toNaira(kobo(parcel.due));
    expect((await read()).invoices[0].amounts).toMatchObject({ kind: 'on_delivery', total });
    await collect(shop, parcel);
    expect((await read()).invoices[0].amounts).toMatchObject({ kind: 'paid', total });
  });

  it('is unknown for an order that was cancelled unpaid', async () => {
    const { ada, id, read } = await order({
      method: 'card',
      prices: [100_000, 50_000, 50_000],
      quantity: 1,
      percent: null,
    });
    expect((await post(shop, '/orders/cancel', { order_id: id }, ada)).status).toBe(200);
    const cancelled = await read();
    expect(cancelled.amounts).toBeUndefined();
    expect(amountsOf(cancelled.invoices)).toEqual([undefined, undefined]);
  });
});

import { type Amounts, formatMoney, type Invoice, kobo, sumKobo, toKobo, toNaira } from '@nkm/contracts';
import fc from 'fast-check';
import { addCoupon } from '../../../test/shop/coupons';
import { shopperWithCoins } from '../../../test/shop/coins';
import { cashParcel, collect, orderInCash } from '../../../test/shop/cash';
import { get, post } from '../../../test/shop/deliveries';
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
    modules: ['cancellations', 'coins', 'coupons', 'fulfilment', 'invoice-documents', 'ledger'],
    env: { PAYMENT_METHODS: 'card,nkm_point,cash_on_delivery' },
  });
  let orders = 0;

  // Quarters of a naira are exact.
  const price = fc.integer({ min: 400, max: 36_000 }).map((quarters) => quarters * 25);
  /** Prices in kobo: of one vendor, and of the other. */
  const random = fc.record({
    method: fc.constantFrom<Method>('card', 'nkm_point', 'cash_on_delivery'),
    prices: fc.tuple(price, price),
    quantity: fc.integer({ min: 1, max: 3 }),
    percent: fc.constantFrom(null, 7, 33),
  });

  async function order({ method, prices, quantity, percent }: typeof random extends fc.Arbitrary<infer R> ? R : never) {
    orders += 1;
    const ada = method === 'nkm_point' ? await shopperWithCoins(shop, 100_000) : await shop.shopper();
    const [dress, belt] = [
      await shop.product({ price: prices[0] / 100, vendor: 0 }),
      await shop.product({ price: prices[1] / 100, vendor: 1 }),
    ];
    const coupon_code = percent === null ? undefined : `SUM${orders}`;
    if (coupon_code) await addCoupon(shop, { code: coupon_code, percent });
    const { status, body } = await placeOrder(shop, ada, [lineOf(dress, quantity), lineOf(belt)], {
      payment_method: method,
      key: `amounts-${orders}`,
      ...(coupon_code && { coupon_code }),
    });
    expect([status, body.message]).toEqual([201, undefined]);
    const { id, transaction_reference: reference, authorization_url: page } = body.data;
    const read = async () => (await get(shop, `/orders/${id}`, ada)).data;
    return { ada, dress, id, page, read, reference };
  }

  it('is the same on order, invoices, documents and in the mail, whatever the order', async () => {
    await fc.assert(
      fc.asyncProperty(random, async (wanted) => {
        const { ada, page, read, reference } = await order(wanted);
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
        expect(linesOf(amountsOf(invoices))).toEqual(linesOf([amounts]));
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
        for (const { amount: part } of amounts.lines) expect(text).toContain(`: ${formatMoney(part)}\n`);
        expect(text).toContain(`\n${inCash ? 'To pay on delivery' : 'You paid'}: ${formatMoney(amounts.total)}\n`);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  }, 60_000);

  it('is the same for an order of a release that stored no shares', async () => {
    const { id, read } = await order({ method: 'card', prices: [123_425, 76_575], quantity: 2, percent: null });
    const before = await read();
    const none = {
      coupon_share_kobo: null,
      delivery_share_kobo: null,
      gas_share_kobo: null,
      tax_share_kobo: null,
      gateway_share_kobo: null,
    };
    const invoices = shop.db.selectFrom('invoices').select('id').where('order_id', '=', id);
    await shop.db.updateTable('invoice_lines').set(none).where('invoice_id', 'in', invoices).execute();
    const after = await read();
    expect(after.amounts).toEqual(before.amounts);
    expect(amountsOf(after.invoices)).toEqual(amountsOf(before.invoices));
  });

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
    await collect(parcel);
    expect((await read()).invoices[0].amounts).toMatchObject({ kind: 'paid', total });
  });

  it('is unknown for an order that was cancelled unpaid', async () => {
    const { ada, id, read } = await order({ method: 'card', prices: [100_000, 50_000], quantity: 1, percent: null });
    expect((await post(shop, '/orders/cancel', { order_id: id }, ada)).status).toBe(200);
    const cancelled = await read();
    expect(cancelled.amounts).toBeUndefined();
    expect(amountsOf(cancelled.invoices)).toEqual([undefined, undefined]);
  });
});

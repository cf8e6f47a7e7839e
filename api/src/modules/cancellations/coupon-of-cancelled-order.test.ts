import { databases } from '../../../test/test-databases';
import { addCoupon, usesOf } from '../../../test/shop/coupons';
import { get, post } from '../../../test/shop/deliveries';
import { type RoleClient, roleClient } from '../../../test/shop/fulfilment';
import { balanceOf } from '../../../test/shop/ledger';
import { lineOf, payOnPage, placeOrder } from '../../../test/shop/orders';
import { SUCCESS, sendWebhook } from '../../../test/shop/payments';
import { type Shopper, type TestShop, withShop } from '../../../test/shop/with-shop';

const MODULES = ['cancellations', 'fulfilment', 'notifications'];

/** A paid order with a coupon of 10 % that allows one use: two products of the first store, one of the second. */
async function paidWithCoupon(shop: TestShop, code: string) {
  const ada = await shop.shopper();
  const couponId = await addCoupon(shop, { code, most_uses: 1, most_per_shopper: 1 });
  const dress = await shop.product({ price: 3_000, vendor: 0 });
  const belt = await shop.product({ price: 1_234.56, vendor: 0 });
  const lamp = await shop.product({ price: 2_500, vendor: 1 });
  const lines = [lineOf(dress, 2), lineOf(belt), lineOf(lamp)];
  const placed = (await placeOrder(shop, ada, lines, { coupon_code: code })).body.data;
  await payOnPage(placed.authorization_url, SUCCESS);
  await sendWebhook(shop, `${placed.transaction_reference}-1`);
  return { ada, id: placed.id as number, couponId, dress, belt, lamp };
}

const readOrder = async (shop: TestShop, ada: Shopper, id: number) => (await get(shop, `/orders/${id}`, ada)).data;
const reuse = async (shop: TestShop, coupon_code: string, shopper?: Shopper) =>
  (await placeOrder(shop, shopper ?? (await shop.shopper()), [lineOf(await shop.product())], { coupon_code })).status;

/** The shopper asks to cancel a product. Returns the id of the request. */
async function ask(shop: TestShop, { ada, id }: { ada: Shopper; id: number }, product: { id: number }) {
  const answer = await post(shop, '/orders/cancel', { order_id: id, product_id: product.id }, ada);
  expect(answer.status).toBe(200);
  const { id: cancellation } = await shop.db
    .selectFrom('cancellations')
    .innerJoin('invoice_lines', 'invoice_lines.id', 'cancellations.line_id')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .select('cancellations.id')
    .where('invoices.order_id', '=', id)
    .where('invoice_lines.product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  return cancellation;
}

const refundsOf = (shop: TestShop, orderId: number) =>
  shop.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

describe.each(databases)('the coupon of a paid order that is cancelled on %s', (database) => {
  const shop = withShop(database, { modules: MODULES });
  let staff: RoleClient;
  beforeAll(async () => void (staff = await roleClient(shop, 'staff')));

  it('comes back with the last product, and each refund is the price minus the share of the coupon', async () => {
    const order = await paidWithCoupon(shop, 'WHOLE');
    const { amount, ...fees } = await readOrder(shop, order.ada, order.id);
    expect(fees.coupon_discount).toBe(973.46); // 10 % of ₦9,734.56
    for (const product of [order.dress, order.belt]) {
      await staff.post(`/staff/cancellations/${await ask(shop, order, product)}/approve`);
      expect(await usesOf(shop, order.couponId)).toBe(1);
      expect(await reuse(shop, 'WHOLE')).toBe(409);
    }
    await staff.post(`/staff/cancellations/${await ask(shop, order, order.lamp)}/approve`);
    const refunds = await refundsOf(shop, order.id);
    expect(refunds.map(({ products_kobo, coupon_kobo }) => [products_kobo, coupon_kobo])).toEqual([
      [600_000, 60_000],
      [123_456, 12_346],
      [250_000, 25_000],
    ]);
    // Delivery comes back with the last product of each invoice.
    expect(refunds.map(({ delivery_kobo }) => delivery_kobo > 0)).toEqual([false, true, true]);
    const refunded = refunds.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0);
    expect(refunded).toBe(Math.round(amount * 100));
    expect(await balanceOf(shop, order.id)).toEqual({ provider: refunded, 'refunds due': -refunded });
    expect(await usesOf(shop, order.couponId)).toBe(0);
    expect(await reuse(shop, 'WHOLE', order.ada)).toBe(201);
  });

  it('stays used when a part of the order was packed', async () => {
    const order = await paidWithCoupon(shop, 'PACKED');
    const vendor = await roleClient(shop, 'vendor', shop.vendorIds[1]);
    const { invoices } = await readOrder(shop, order.ada, order.id);
    const lampInvoice = invoices.find(({ products }: { products: { id: number }[] }) =>
      products.some(({ id }) => id === order.lamp.id),
    );
    expect((await vendor.post(`/vendor/invoices/${lampInvoice.id}/pack`)).status).toBe(200);
    for (const product of [order.dress, order.belt])
      await staff.post(`/staff/cancellations/${await ask(shop, order, product)}/approve`);
    const refunds = await refundsOf(shop, order.id);
    expect(refunds.map(({ coupon_kobo }) => coupon_kobo)).toEqual([60_000, 12_346]);
    expect(await usesOf(shop, order.couponId)).toBe(1);
    expect(await reuse(shop, 'PACKED')).toBe(409);
  });

  it('stays used when a cancellation is refused', async () => {
    const order = await paidWithCoupon(shop, 'REFUSED');
    for (const product of [order.dress, order.belt])
      await staff.post(`/staff/cancellations/${await ask(shop, order, product)}/approve`);
    await staff.post(`/staff/cancellations/${await ask(shop, order, order.lamp)}/refuse`, { reason: 'No.' });
    expect(await usesOf(shop, order.couponId)).toBe(1);
  });
});

describe('the coupon of a paid order at the same time on postgres', () => {
  const shop = withShop('postgres', { modules: MODULES });

  it('comes back once when staff approve all products at once', async () => {
    const staff = await roleClient(shop, 'staff');
    for (let round = 0; round < 5; round += 1) {
      const code = `ROUND${round}`;
      const order = await paidWithCoupon(shop, code);
      const asked = [];
      for (const product of [order.dress, order.belt, order.lamp]) asked.push(await ask(shop, order, product));
      const answers = await Promise.all(asked.map((id) => staff.post(`/staff/cancellations/${id}/approve`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const refunds = await refundsOf(shop, order.id);
      const { amount } = await readOrder(shop, order.ada, order.id);
      expect(refunds.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)).toBe(Math.round(amount * 100));
      expect(await usesOf(shop, order.couponId)).toBe(0);
      expect(await reuse(shop, code)).toBe(201);
      expect(await reuse(shop, code)).toBe(409);
    }
  });
});

import { addCoupon, usesOf } from '../../../../test/shop/coupons';
import { get, post } from '../../../../test/shop/deliveries';
import { roleClient } from '../../../../test/shop/fulfilment';
import { lineOf, placeOrder } from '../../../../test/shop/orders';
import { withShop } from '../../../../test/shop/with-shop';
import { databases } from '../../../../test/test-databases';
import { NO_FAULTS } from '../../../sandbox/paystack/faults';

describe.each(databases)('orders that a coupon pays for on %s', (database) => {
  const shop = withShop(database, {
    modules: ['cancellations', 'coins', 'coupons', 'fulfilment', 'ledger', 'notifications'],
    env: { PAYMENT_METHODS: 'card,bank_transfer,nkm_point' },
  });
  afterEach(() => shop.sandbox.faults(NO_FAULTS));
  let codes = 0;

  async function order(payment_method: string) {
    const [ada, dress] = [await shop.shopper(), await shop.product({ stock: 3, price: 12_000 })];
    const code = `GIFT${(codes += 1)}`;
    const coupon = await addCoupon(shop, { code, amount_kobo: 2_000_000, most_uses: 1 });
    const key = `free-order-${codes}`;
    const again = () => placeOrder(shop, ada, [lineOf(dress)], { payment_method, coupon_code: code, key, total: 0 });
    return { ada, dress, coupon, again, answer: await again() };
  }

  it.each(['card', 'bank_transfer', 'nkm_point'])(
    'are Paid at once by %s, also while the provider is down, and once only',
    async (method) => {
      shop.sandbox.faults({ initialize: 'error' });
      const { ada, dress, coupon, again, answer } = await order(method);
      expect([answer.status, answer.body.message]).toEqual([201, undefined]);
      const { id, transaction_reference: reference, authorization_url } = answer.body.data;
      expect(authorization_url).toContain(`/payment-success?reference=${reference}`);
      expect((await again()).body).toEqual(answer.body);
      expect((await get(shop, `/orders/${id}`, ada)).data).toMatchObject({ status: 'Paid', amount: 0 });
      expect((await get(shop, `/payments/${reference}`, ada)).data).toMatchObject({ status: 'confirmed', amount: 0 });
      expect([await shop.stockOf(dress.id), await usesOf(shop, coupon)]).toEqual([2, 1]);
    },
  );

  it('are cancelled with a refund of nothing, and the coupon comes back', async () => {
    const { ada, dress, coupon, answer } = await order('card');
    const { id } = answer.body.data;
    expect((await post(shop, '/orders/cancel', { order_id: id, product_id: dress.id }, ada)).status).toBe(200);
    const { id: cancellation } = await shop.db
      .selectFrom('cancellations')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const staff = await roleClient(shop, 'staff');
    expect((await staff.post(`/staff/cancellations/${cancellation}/approve`)).status).toBe(200);
    const refunds = await shop.db.selectFrom('refunds').selectAll().where('order_id', '=', id).execute();
    expect(refunds).toMatchObject([{ amount_kobo: 0, status: 'paid' }]);
    expect([await shop.stockOf(dress.id), await usesOf(shop, coupon)]).toEqual([3, 0]);
  });
});

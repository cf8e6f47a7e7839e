import { addCoupon, usesOf } from '../../../../test/shop/coupons';
import { cashParcel, collect, orderInCash, report } from '../../../../test/shop/cash';
import { get, post, readInvoice } from '../../../../test/shop/deliveries';
import { roleClient } from '../../../../test/shop/fulfilment';
import { balanceOf } from '../../../../test/shop/ledger';
import { lineOf } from '../../../../test/shop/orders';
import { databases } from '../../../../test/test-databases';
import { withShop } from '../../../../test/shop/with-shop';
import { NO_FAULTS } from '../../../sandbox/paystack/faults';

const MODULES = ['cancellations', 'coins', 'coupons', 'fulfilment', 'invoice-documents', 'ledger', 'notifications'];
const env = { PAYMENT_METHODS: 'card,cash_on_delivery' };
/** 3,000 + 1,200 delivery + 100 fuel + 97.50 VAT, without a fee of the provider. */
const PRICE = 4_397.5;

describe.each(databases)('orders paid in cash on delivery on %s', (database) => {
  const shop = withShop(database, { modules: [...MODULES, 'returns', 'uploads'], env });
  afterEach(() => shop.sandbox.faults(NO_FAULTS));

  const fees = async (products: object[], headers = {}) => {
    const payload = { products, delivery_type: 'Pickup' };
    return (await shop.inject({ method: 'POST', url: '/orders/fees', payload, headers })).json().data;
  };
  const booksProblems = async () => {
    shop.advance(24 * 3_600);
    await shop.app.jobs.runNow('check the books');
    const staff = await roleClient(shop, 'staff');
    return (await staff.get('/staff/ledger')).body.data.problems;
  };

  it('are quoted without the fee of the provider, with a reason above the limit', async () => {
    const [dress, gown] = [await shop.product({ price: 3_000 }), await shop.product({ price: 100_001 })];
    expect((await fees([lineOf(dress)])).cash).toEqual({ price: PRICE, reason: null });
    const reason = 'Cash on Delivery is available for orders up to ₦100,000.00.';
    expect((await fees([lineOf(gown)])).cash).toEqual({ price: 100_001, reason });
    const ada = await shop.shopper();
    const { status, body } = await orderInCash(shop, ada, [lineOf(gown)]);
    expect([status, body.message, body.errors]).toEqual([409, reason, { payment_method: [reason] }]);
    expect(await shop.stockOf(gown.id)).toBe(10);
  });

  it('are Confirmed at once without the provider, hold their stock, and never expire', async () => {
    shop.sandbox.faults({ initialize: 'error' });
    const [ada, dress] = [await shop.shopper(), await shop.product({ stock: 5, price: 3_000 })];
    await post(shop, '/cart', { product_id: dress.id, quantity: 1 }, ada);
    const key = `cash-order-${dress.id}`;
    const { status, body } = await orderInCash(shop, ada, [lineOf(dress)], { key, total: PRICE });
    const { id, transaction_reference: reference, authorization_url } = body.data;
    expect([status, authorization_url]).toEqual([201, `http://localhost:3200/payment-success?reference=${reference}`]);
    expect((await orderInCash(shop, ada, [lineOf(dress)], { key, total: PRICE })).body).toEqual(body);
    expect((await get(shop, '/cart', ada)).data).toEqual([]);
    expect((await get(shop, `/orders/${id}`, ada)).data).toMatchObject({
      status: 'Confirmed',
      amount: PRICE,
      payment_gateway: 'Cash on Delivery',
      payment_gateway_fee: 0,
      payment_gateway_link: null,
      pay_on_delivery: PRICE,
      invoices: [{ status: 'Confirmed', pay_on_delivery: PRICE, timeline: [{}, { status: 'Confirmed' }] }],
    });
    const state = { status: 'confirmed', order_id: id, amount: PRICE, pay_on_delivery: PRICE, message: null };
    expect((await get(shop, `/payments/${reference}`, ada)).data).toMatchObject(state);
    const news = { order_id: id, state: 'confirmed', pay_on_delivery: PRICE, pay_link: null };
    expect((await get(shop, '/payments', ada)).data).toMatchObject([news]);
    const seen = { method: 'POST' as const, url: '/payments/seen', payload: { order_id: id } };
    expect((await shop.inject({ ...seen, headers: ada.headers })).statusCode).toBe(204);
    expect((await get(shop, '/payments', ada)).data).toEqual([]);
    const mail = (await shop.messagesTo(ada.email)).at(-1)!;
    expect(mail.text).toContain('You pay ₦4,397.50 in cash on delivery:');
    shop.advance(3 * 24 * 3_600);
    await shop.app.jobs.runNow('release expired orders');
    await shop.app.jobs.runNow('cancel unpaid orders');
    expect(await shop.stockOf(dress.id)).toBe(4);
    ada.headers = await shop.signIn(ada);
    expect((await get(shop, `/orders/${id}`, ada)).data.status).toBe('Confirmed');
  });

  it('are limited for each shopper until one is paid', async () => {
    const [ada, dress] = [await shop.shopper(), await shop.product({ price: 3_000 })];
    for (let each = 0; each < 2; each += 1) expect((await orderInCash(shop, ada, [lineOf(dress)])).status).toBe(201);
    const text =
      'You have 2 orders to pay in cash. ' +
      'You can order with Cash on Delivery again after you have paid for one of them.';
    expect((await fees([lineOf(dress)], ada.headers)).cash.reason).toBe(text);
    const { status, body } = await orderInCash(shop, ada, [lineOf(dress)]);
    expect([status, body.errors]).toEqual([409, { payment_method: [text] }]);
    const [first] = (await get(shop, '/orders', ada)).data;
    expect((await post(shop, '/orders/cancel', { order_id: first.id }, ada)).status).toBe(200);
    expect((await orderInCash(shop, ada, [lineOf(dress)])).status).toBe(201);
  });

  it('are packed, shipped, collected once and then Paid, with right books', async () => {
    const parcel = await cashParcel(shop);
    const { ada, code, courier, orderId, due } = parcel;
    const readOrder = async () => (await get(shop, `/orders/${orderId}`, ada)).data;
    expect(
      await shop.db.selectFrom('invoices').selectAll().where('id', '=', parcel.invoiceId).executeTakeFirst(),
    ).toEqual(expect.objectContaining({ status: 'Packed', number: expect.any(Number) }));
    const document = async () => (await get(shop, `/invoices/${parcel.invoiceId}/document`, ada)).data;
    expect((await document()).type).toBe('application/pdf');
    await report(shop, parcel, 'Shipped');
    expect((await collect(shop, parcel, due - 1)).status).toBe(422);
    expect((await readOrder()).status).toBe('Shipped');
    expect((await courier.get('/courier/parcels?status=Shipped')).body.data.at(-1).cash_due_kobo).toBe(due);
    const first = await collect(shop, parcel);
    expect(first.body.data).toEqual({ tracking_code: code, amount_kobo: due, status: 'Delivered', repeated: false });
    expect((await collect(shop, parcel)).body.data).toMatchObject({ status: 'Delivered', repeated: true });
    expect((await collect(shop, parcel, due + 1)).status).toBe(422);
    const order = await readOrder();
    expect([order.status, order.pay_on_delivery]).toEqual(['Delivered', undefined]);
    expect(await balanceOf(shop, orderId)).toEqual({
      cash: 439_750,
      products: -300_000,
      delivery: -120_000,
      gas: -10_000,
      tax: -9_750,
    });
    const { status, paid_at } = await shop.db
      .selectFrom('orders')
      .select(['status', 'paid_at'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect([status, paid_at]).toEqual(['Paid', expect.any(Date)]);
    expect((await document()).base64.length).toBeGreaterThan(1_000);
    expect((await post(shop, `/invoices/${parcel.invoiceId}/confirm`, {}, ada)).body.data.coins).toBe(10);
    expect(await booksProblems()).toEqual([]);
  });

  it('at a door are Delivered with their money, and not by a message alone', async () => {
    const parcel = await cashParcel(shop);
    const { code: tracking_code, due: amount_kobo, orderId, courier } = parcel;
    await shop.db
      .updateTable('orders')
      .set({ delivery_type: 'Drop off', station_id: null })
      .where('id', '=', orderId)
      .execute();
    await report(shop, parcel, 'Shipped');
    const early = await report(shop, parcel, 'Delivered');
    expect([early.status, early.body.message]).toEqual([
      409,
      'This parcel is paid in cash. Record the ₦4,397.50 that you collect, which also reports the delivery.',
    ]);
    const paid = await courier.post('/courier/collections', { tracking_code, amount_kobo });
    expect(paid.body.data).toMatchObject({ status: 'Delivered', repeated: false });
    expect((await balanceOf(shop, orderId)).cash).toBe(amount_kobo);
  });

  it('cannot be Delivered without their money, whatever the code does', async () => {
    const parcel = await cashParcel(shop);
    const { invoiceId, orderId } = parcel;
    await report(shop, parcel, 'Shipped');
    const change = shop.db.updateTable('invoices').where('id', '=', invoiceId);
    await expect(change.set({ status: 'Delivered' }).execute()).rejects.toThrow('before its money is collected');
    const pay = shop.db.updateTable('orders').set({ status: 'Paid', paid_at: new Date() }).where('id', '=', orderId);
    await expect(pay.execute()).rejects.toThrow('parcels without their money');
  });

  it('are cancelled until they are packed: stock and coupon come back once, and nothing is refunded', async () => {
    const [ada, dress] = [await shop.shopper(), await shop.product({ stock: 5, price: 3_000 })];
    const coupon = await addCoupon(shop, { code: `CASH${dress.id}`, amount_kobo: 100_000, most_uses: 1 });
    const { body } = await orderInCash(shop, ada, [lineOf(dress)], { coupon_code: `CASH${dress.id}` });
    const { id, transaction_reference: reference } = body.data;
    expect([await shop.stockOf(dress.id), await usesOf(shop, coupon)]).toEqual([4, 1]);
    for (let each = 0; each < 2; each += 1)
      expect((await post(shop, '/orders/cancel', { order_id: id }, ada)).status).toBe(200);
    expect([await shop.stockOf(dress.id), await usesOf(shop, coupon)]).toEqual([5, 0]);
    expect((await get(shop, `/orders/${id}`, ada)).data).toMatchObject({ status: 'Cancelled', refunds: [] });
    expect((await get(shop, `/payments/${reference}`, ada)).data).toMatchObject({ status: 'failed', order_id: id });
    expect(await balanceOf(shop, id)).toEqual({});
    const packed = await cashParcel(shop);
    const late = () => post(shop, '/orders/cancel', { order_id: packed.orderId }, packed.ada);
    const refused = (status: string) => ({
      status: 409,
      body: { message: expect.stringMatching(`is already ${status}, .* You can still refuse the parcel.$`) },
    });
    expect(await late()).toMatchObject(refused('packed'));
    await report(shop, packed, 'Shipped');
    expect(await late()).toMatchObject(refused('shipped'));
  });

  it('lose single products at once, and cost the rest; the delivery stays until the last one', async () => {
    const ada = await shop.shopper();
    const [dress, belt] = [await shop.product({ stock: 5, price: 3_000 }), await shop.product({ price: 1_000 })];
    const { id, transaction_reference } = (await orderInCash(shop, ada, [lineOf(dress), lineOf(belt)])).body.data;
    const cancel = (product_id: number) => post(shop, '/orders/cancel', { order_id: id, product_id }, ada);
    expect((await cancel(dress.id)).body).toMatchObject({
      message: 'Product cancelled',
      data: { status: 'Cancelled' },
    });
    expect((await cancel(dress.id)).status).toBe(409);
    expect(await shop.stockOf(dress.id)).toBe(5);
    expect((await get(shop, `/orders/${id}`, ada)).data).toMatchObject({
      status: 'Confirmed',
      pay_on_delivery: 2_397.5,
    });
    const rest = { amount: 2_397.5, pay_on_delivery: 2_397.5 };
    expect((await get(shop, `/payments/${transaction_reference}`, ada)).data).toMatchObject(rest);
    expect((await get(shop, '/payments', ada)).data).toMatchObject([rest]);
    expect((await cancel(belt.id)).status).toBe(200);
    expect((await get(shop, `/orders/${id}`, ada)).data.status).toBe('Cancelled');
    expect(await shop.stockOf(belt.id)).toBe(10);
    expect(await booksProblems()).toEqual([]);
  });

  it('of two stores are paid with the last parcel; a refused one goes back into the stock', async () => {
    const ada = await shop.shopper();
    const [dress, pot] = [
      await shop.product({ stock: 5, price: 3_000, vendor: 0 }),
      await shop.product({ stock: 5, price: 2_000, vendor: 1 }),
    ];
    const { id } = (await orderInCash(shop, ada, [lineOf(dress), lineOf(pot)])).body.data;
    const [first, second] = [await cashParcel(shop, { ada, id, at: 0 }), await cashParcel(shop, { ada, id, at: 1 })];
    expect((await collect(shop, first)).status).toBe(200);
    const readOrder = async () => (await get(shop, `/orders/${id}`, ada)).data;
    expect(await readOrder()).toMatchObject({ status: 'Packed', pay_on_delivery: second.due / 100 });
    for (const stage of ['Shipped', 'Returned to sender']) await report(shop, second, stage);
    const staff = await roleClient(shop, 'staff');
    const body = { reason: 'Nobody paid.', resellable: true };
    const closed = await staff.post(`/staff/invoices/${second.invoiceId}/refund`, body);
    expect([closed.status, closed.body.message]).toEqual([200, 'Parcel cancelled']);
    expect(await shop.stockOf(pot.id)).toBe(5);
    expect(await readOrder()).toMatchObject({ status: 'Delivered', refunds: [] });
    expect((await balanceOf(shop, id)).cash).toBe(first.due);
    expect(await booksProblems()).toEqual([]);
  });

  it('end unpaid when their only parcel is lost, and free the coupon', async () => {
    const parcel = await cashParcel(shop);
    for (const stage of ['Shipped', 'Lost']) await report(shop, parcel, stage);
    const staff = await roleClient(shop, 'staff');
    expect((await staff.post(`/staff/invoices/${parcel.invoiceId}/refund`, { reason: 'Lost.' })).status).toBe(200);
    expect((await get(shop, `/orders/${parcel.orderId}`, parcel.ada)).data.status).toBe('Cancelled');
    expect((await collect(shop, parcel)).status).toBe(409);
    expect(await booksProblems()).toEqual([]);
  });

  it('are refunded by a bank transfer that staff record', async () => {
    const parcel = await cashParcel(shop);
    const { ada, dress, invoiceId, orderId, due } = parcel;
    await collect(shop, parcel);
    const items = [{ product_id: dress.id, quantity: 1 }];
    const wanted = { invoice_id: invoiceId, reason: 'Damaged', comment: 'The seam is torn.', items };
    const { data: request } = (await post(shop, '/returns', wanted, ada)).body;
    const staff = await roleClient(shop, 'staff');
    const steps: [string, object][] = [
      ['approve', { seller_at_fault: true }],
      ['receive', { resellable: [dress.id] }],
      ['refund', {}],
    ];
    for (const [name, body] of steps)
      expect((await staff.post(`/staff/returns/${request.id}/${name}`, body)).status).toBe(200);
    shop.advance(3_600);
    await shop.app.jobs.runNow('send refunds');
    const [refund] = (await staff.get('/staff/refunds?status=due&perPage=100')).body.data.slice(-1);
    expect(refund).toMatchObject({ amount: due / 100, method: 'bank transfer' });
    const record = (method: string) => staff.post(`/staff/refunds/${refund.id}/record`, { method, reference: 'GTB-7' });
    expect((await record('provider')).status).toBe(422);
    expect((await record('bank transfer')).status).toBe(200);
    const mails = await shop.messagesTo(ada.email);
    expect(mails.some(({ text }) => text.includes('Our staff will ask for your bank account details'))).toBe(true);
    expect(await balanceOf(shop, orderId)).toEqual({ cash: due, bank: -due });
    expect((await readInvoice(shop, { ...parcel, vendorId: 0 })).status).toBe('Refunded');
    expect(await booksProblems()).toEqual([]);
  });
});

describe('cash on delivery as a disabled way to pay', () => {
  const shop = withShop('pglite');

  it('is neither quoted nor taken', async () => {
    const [ada, dress] = [await shop.shopper(), await shop.product()];
    const payload = { products: [lineOf(dress)], delivery_type: 'Pickup' };
    const { data } = (await shop.inject({ method: 'POST', url: '/orders/fees', payload })).json();
    expect(data.cash).toBeUndefined();
    const { status, body } = await orderInCash(shop, ada, [lineOf(dress)]);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['payment_method']]);
  });
});

/** On PostgreSQL, because the embedded database has one connection and hides every race. */
describe('cash on delivery at the same time on postgres', () => {
  const shop = withShop('postgres', { modules: MODULES, env });
  const ROUNDS = 10;
  const statusesOf = async (answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  it('lets two of six orders through the limit', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ada, dress] = [await shop.shopper(), await shop.product({ stock: 50, price: 3_000 })];
      const orders = Array.from({ length: 6 }, () => orderInCash(shop, ada, [lineOf(dress)]));
      expect(await statusesOf(orders)).toEqual([201, 201, 409, 409, 409, 409]);
      expect(await shop.stockOf(dress.id)).toBe(48);
    }
  });

  it('either cancels or packs', async () => {
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const [ada, dress] = [await shop.shopper(), await shop.product({ stock: 5, price: 3_000 })];
      const { id } = (await orderInCash(shop, ada, [lineOf(dress)])).body.data;
      const vendor = await roleClient(shop, 'vendor', shop.vendorIds[0]);
      const invoiceId = (await get(shop, `/orders/${id}`, ada)).data.invoices[0].id;
      const body = { order_id: id, ...(round % 2 === 0 && { product_id: dress.id }) };
      const [cancelled, packed] = await Promise.all([
        post(shop, '/orders/cancel', body, ada),
        vendor.post(`/vendor/invoices/${invoiceId}/pack`),
      ]);
      expect([cancelled.status === 200, packed.status === 200].sort()).toEqual([false, true]);
      const { status } = (await get(shop, `/orders/${id}`, ada)).data;
      expect(status).toBe(packed.status === 200 ? 'Packed' : 'Cancelled');
      expect(await shop.stockOf(dress.id)).toBe(status === 'Packed' ? 4 : 5);
    }
  });

  it('collects the money of a parcel once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const parcel = await cashParcel(shop);
      const answers = await Promise.all(Array.from({ length: 5 }, () => collect(shop, parcel)));
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(5).fill(200));
      expect(answers.filter(({ body }) => !body.data.repeated)).toHaveLength(1);
      expect((await balanceOf(shop, parcel.orderId)).cash).toBe(parcel.due);
    }
  });
});

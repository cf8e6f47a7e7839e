import { formatMoney, type InvoiceReturn } from '@nkm/contracts';
import { lagosDate } from '@nkm/contracts/lagos-time';
import { databases } from '../../../test/test-databases';
import { countStatuses, get, post, setInvoices } from '../../../test/shop/deliveries';
import {
  courierMessage,
  deliverPickup,
  paidOrder,
  type PaidOrder,
  type RoleClient,
  roleClient,
} from '../../../test/shop/fulfilment';
import { balanceOf } from '../../../test/shop/ledger';
import { placeOrder } from '../../../test/shop/orders';
import { withShop, type Shopper } from '../../../test/shop/with-shop';
import { lockOrder } from '../payments/public';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const MODULES = ['cancellations', 'coins', 'fulfilment', 'notifications', 'returns', 'uploads'];

describe.each(databases)('returns on %s', (database) => {
  const shop = withShop(database, { modules: MODULES });
  let vendor: RoleClient;
  let courier: RoleClient;
  let staff: RoleClient;
  beforeAll(async () => {
    vendor = await roleClient(shop, 'vendor', shop.vendorIds[0]);
    courier = await roleClient(shop, 'courier');
    staff = await roleClient(shop, 'staff');
  });

  const readInvoice = async ({ ada, id }: PaidOrder) => (await get(shop, `/orders/${id}`, ada)).data.invoices[0];
  const amountsOf = async ({ ada, id }: PaidOrder) => (await get(shop, `/orders/${id}`, ada)).data;
  async function parcel(stage: 'Delivered' | 'Lost' | 'Returned to sender', options?: { quantity?: number }) {
    const order = await paidOrder(shop, { stock: 10, ...options });
    const { tracking_code: code } = (await vendor.post(`/vendor/invoices/${order.invoiceId}/pack`)).body.data;
    const at = { happened_at: shop.app.clock().toISOString() };
    await courier.post('/courier/messages', courierMessage(code, 'Shipped', at));
    const done =
      stage === 'Delivered'
        ? deliverPickup(shop, courier, { tracking_code: code })
        : courier.post('/courier/messages', courierMessage(code, stage, at));
    expect((await done).status).toBe(200);
    return order;
  }
  const request = (order: PaidOrder, more: object = {}, shopper: Shopper = order.ada) =>
    post(
      shop,
      '/returns',
      {
        invoice_id: order.invoiceId,
        reason: 'Damaged',
        comment: 'The seam is torn.',
        items: [{ product_id: order.dress.id, quantity: 1 }],
        ...more,
      },
      shopper,
    );
  const step = (id: number, name: string, body: object = {}) => staff.post(`/staff/returns/${id}/${name}`, body);
  const refundOf = ({ id }: PaidOrder) =>
    shop.db.selectFrom('refunds').selectAll().where('order_id', '=', id).orderBy('id').execute();
  const coinsOf = async (shopper: Shopper) => (await get(shop, '/users/nkmcoins/summary', shopper)).data.available;
  let stores = 0;
  /** Gives the store a new address for its mails. */
  async function withStoreMail(): Promise<string> {
    stores += 1;
    const inquiry_email = `store-${stores}@returns.test`;
    await shop.db.updateTable('vendors').set({ inquiry_email }).where('id', '=', shop.vendorIds[0]!).execute();
    return inquiry_email;
  }
  /** Sessions last a day. */
  const wait = async (order: PaidOrder, seconds: number) => {
    shop.advance(seconds);
    order.ada.headers = await shop.signIn(order.ada);
  };

  it('ORD-CALL-009 a request is stored with its items and shown on the invoice, which waits for staff', async () => {
    const order = await parcel('Delivered');
    const answer = await request(order);
    expect(answer).toMatchObject({ status: 201, body: { message: 'Return requested' } });
    expect(answer.body.data.reference).toMatch(/^RET-[2-9A-Z]{8}$/);
    const invoice = await readInvoice(order);
    expect(invoice.status).toBe('Return requested');
    expect(Date.parse(invoice.return_until) - Date.now()).toBeGreaterThan(6.9 * DAY * 1000);
    expect(invoice.returns).toEqual([
      {
        ...answer.body.data,
        status: 'Requested',
        reason: 'Damaged',
        comment: 'The seam is torn.',
        refusal: null,
        send_to: null,
        requested_at: expect.any(String),
        products: [
          { id: order.dress.id, variant_id: null, name: order.dress.title, variant_values: null, quantity: 1 },
        ],
        photos: [],
      },
    ]);
    const listed = (await staff.get('/staff/returns?perPage=100')).body.data as InvoiceReturn[];
    expect(listed.map(({ reference }) => reference)).toContain(answer.body.data.reference);
    const subjects = (await shop.messagesTo(order.ada.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Your return ${answer.body.data.reference}: Requested`);
  });

  it('goes from Requested over Approved and Returned to Refunded, with stock and money', async () => {
    const order = await parcel('Delivered');
    const { id } = (await request(order)).body.data;
    await step(id, 'approve', { seller_at_fault: true });
    const [approved] = (await readInvoice(order)).returns;
    expect(approved).toMatchObject({ status: 'Approved', send_to: expect.stringContaining('Adire House') });
    expect(approved.hand_over).toMatchObject({ by: 'station', courier: 'GIG Logistics' });
    expect(Date.parse(approved.hand_over.until) - shop.app.clock().getTime()).toBeGreaterThan(6.9 * DAY * 1000);
    const promised = approved.expected_refund;
    const approval = (await shop.messagesTo(order.ada.email)).find(({ subject }) => subject.endsWith(': Approved'));
    const { place, until } = approved.hand_over;
    const said =
      `Hand in the items at ${place} by ${lagosDate(until)}. After that date, contact us. ` +
      `The shop pays for the return. Write ${approved.reference} on the parcel. ` +
      `When the items have arrived, we will refund ${formatMoney(promised.total)}.`;
    expect(approval?.text).toContain(said);
    const bell = shop.db.selectFrom('notifications').select('description').where('user_id', '=', order.ada.id);
    expect((await bell.execute()).map(({ description }) => description)).toContainEqual(expect.stringContaining(said));
    expect(approval?.text).toContain(`\nRefund: ${formatMoney(promised.total)}\n`);
    expect(await shop.stockOf(order.dress.id)).toBe(9);
    await step(id, 'receive', { resellable: [order.dress.id] });
    expect((await readInvoice(order)).status).toBe('Returned');
    expect(await shop.stockOf(order.dress.id)).toBe(10);
    expect(await refundOf(order)).toEqual([]);
    const heard = () => shop.db.selectFrom('notifications').selectAll().where('user_id', '=', order.ada.id).execute();
    const before = { mails: (await shop.messagesTo(order.ada.email)).length, notices: (await heard()).length };
    const store = await withStoreMail();
    await step(id, 'refund');
    const [toStore] = await shop.messagesTo(store);
    expect(toStore).toMatchObject({
      subject: `Return ${approved.reference}: Refund on its way`,
      text: expect.stringMatching(/The refund of return RET-\S+, invoice \S+, is on its way to the shopper\./),
    });
    const { status, refund_state, returns } = await readInvoice(order);
    expect([status, refund_state, returns[0].refund_state]).toEqual(['Refunded', 'on_its_way', 'on_its_way']);
    const { amount, refunds } = await amountsOf(order);
    expect(refunds[0].amounts).toEqual(promised);
    expect(returns[0].expected_refund).toBeUndefined();
    const mails = await shop.messagesTo(order.ada.email);
    expect([mails.length, (await heard()).length]).toEqual([before.mails + 1, before.notices + 1]);
    const mail = mails.find(({ subject }) => subject === `Refund of ${formatMoney(amount)} on its way`);
    expect(mail?.text).toMatch(/^Your return RET-\S+ is complete\.$/m);
    expect(mail?.text).toMatch(new RegExp(`/order-details/${order.id}/${order.invoiceId}$`));
    expect(mail?.text).toMatch(/^Share of the payment gateway fee: ₦[\d,.]+$/m);
    expect(await balanceOf(shop, order.id)).toEqual({ provider: amount * 100, 'refunds due': -amount * 100 });
    expect((await readInvoice(order)).timeline.map(({ status }: { status: string }) => status)).toEqual([
      'Order placed',
      'Paid',
      'Packed',
      'Shipped',
      'Delivered',
      'Return requested',
      'Returned',
      'Refunded',
    ]);
    for (const name of ['approve', 'refuse', 'receive', 'refund']) {
      const body = { seller_at_fault: true, reason: 'x', resellable: [] };
      expect((await step(id, name, body)).body.message).toBe('This return is Refunded.');
    }
    const [refund] = await refundOf(order);
    const record = { method: 'bank transfer', reference: 'GTB-7' };
    expect((await staff.post(`/staff/refunds/${refund!.id}/record`, record)).status).toBe(200);
    const paid = await readInvoice(order);
    expect([paid.refund_state, paid.returns[0].refund_state]).toEqual(['refunded', 'refunded']);
  });

  it('is collected at the delivery address of an order that came to the door', async () => {
    const order = await parcel('Delivered');
    const address = { state: 'Lagos', city: 'Ikeja', title: null, address: '7 Broad Street' };
    await shop.db
      .updateTable('orders')
      .set({ delivery_type: 'Drop off', station_id: null, address: JSON.stringify(address) })
      .where('id', '=', order.id)
      .execute();
    const { id } = (await request(order)).body.data;
    await step(id, 'approve', { seller_at_fault: true });
    const [approved] = (await readInvoice(order)).returns;
    expect(approved.hand_over).toMatchObject({ by: 'courier', place: '7 Broad Street, Ikeja, Lagos' });
    const mail = (await shop.messagesTo(order.ada.email)).find(({ subject }) => subject.endsWith(': Approved'));
    expect(mail?.text).toContain(
      `GIG Logistics collects the items at 7 Broad Street, Ikeja, Lagos by ${lagosDate(approved.hand_over.until)}.`,
    );
    await step(id, 'receive', { resellable: [] });
    expect((await readInvoice(order)).returns[0]).not.toHaveProperty('hand_over');
  });

  it('keeps the fee for the card when the shopper changed their mind, and goods that cannot be sold out of stock', async () => {
    const order = await parcel('Delivered');
    const { id } = (await request(order, { reason: 'Changed my mind' })).body.data;
    await step(id, 'approve', { seller_at_fault: false });
    await step(id, 'receive', { resellable: [] });
    await step(id, 'refund');
    expect(await shop.stockOf(order.dress.id)).toBe(9);
    const { amount, payment_gateway_fee: fee } = await amountsOf(order);
    expect(fee).toBeGreaterThan(0);
    expect((await refundOf(order))[0]).toMatchObject({
      amount_kobo: Math.round((amount - fee) * 100),
      gateway_kobo: 0,
    });
  });

  it('takes each variant by itself: only the resellable one goes back to the stock', async () => {
    const ada = await shop.shopper();
    const shoes = await shop.product({ variants: [5, 5] });
    const [indigo, coral] = shoes.variantIds as [number, number];
    const lines = [
      { variant: { id: indigo, quantity: 1, selling_price: shoes.price } },
      { variant: { id: coral, quantity: 1, selling_price: shoes.price + 100 } },
    ];
    const { id } = (await placeOrder(shop, ada, lines)).body.data;
    await shop.db.updateTable('orders').set({ status: 'Paid', paid_at: new Date() }).where('id', '=', id).execute();
    await setInvoices(shop, id, 'Delivered');
    const invoice = await shop.db
      .updateTable('invoices')
      .set({ delivered_at: shop.app.clock() })
      .where('order_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow();
    const items = shoes.variantIds.map((variant_id) => ({ product_id: shoes.id, variant_id, quantity: 1 }));
    const wanted = { invoice_id: invoice.id, reason: 'Damaged', comment: 'Torn.', items };
    const made = (await post(shop, '/returns', wanted, ada)).body.data;
    const listed = (await staff.get('/staff/returns?perPage=100')).body.data as InvoiceReturn[];
    const { products } = listed.find(({ reference }) => reference === made.reference)!;
    expect(products.map(({ variant_values }) => variant_values)).toEqual([
      [{ title: 'Colour', value: 'Indigo' }],
      [{ title: 'Colour', value: 'Coral' }],
    ]);
    const mail = (await shop.messagesTo(ada.email)).find(({ subject }) => subject.includes(made.reference))!;
    expect(mail.text).toContain(`- 1 × ${shoes.title}, Colour: Indigo\n- 1 × ${shoes.title}, Colour: Coral`);
    await step(made.id, 'approve', { seller_at_fault: true });
    await step(made.id, 'receive', { resellable: [], resellable_variants: [coral] });
    expect([await shop.stockOfVariant(indigo), await shop.stockOfVariant(coral)]).toEqual([4, 5]);
  });

  it('counts units: a part leaves the invoice as it is, the rest can follow, and no unit goes back twice', async () => {
    const order = await parcel('Delivered', { quantity: 3 });
    const items = (quantity: number) => ({ items: [{ product_id: order.dress.id, quantity }] });
    expect((await request(order, items(4))).body.errors).toEqual({
      'items.0.quantity': ['You can return only 3 units.'],
    });
    const first = (await request(order, items(1))).body.data;
    expect((await readInvoice(order)).status).toBe('Delivered');
    expect((await request(order, items(3))).body.errors).toEqual({
      'items.0.quantity': ['You can return only 2 units.'],
    });
    const second = (await request(order, items(2))).body.data;
    expect((await readInvoice(order)).status).toBe('Return requested');
    expect(await request(order, items(1))).toMatchObject({
      status: 409,
      body: { message: 'You have already requested this return.' },
    });
    for (const { id } of [first, second]) await step(id, 'approve', { seller_at_fault: true });
    const promised = [(await readInvoice(order)).returns[0].expected_refund.total];
    await step(first.id, 'receive', { resellable: [] });
    await step(first.id, 'refund');
    const { status, returns } = await readInvoice(order);
    expect(status).toBe('Return requested');
    promised.push(returns[1].expected_refund.total);
    await step(second.id, 'receive', { resellable: [order.dress.id] });
    expect((await readInvoice(order)).status).toBe('Returned');
    await step(second.id, 'refund');
    expect((await readInvoice(order)).status).toBe('Refunded');
    expect(await shop.stockOf(order.dress.id)).toBe(9);
    const { amount } = await amountsOf(order);
    const refunds = await refundOf(order);
    expect(refunds.map(({ amount_kobo }) => amount_kobo / 100)).toEqual(promised);
    expect(refunds.reduce((sum, refund) => sum + refund.amount_kobo, 0)).toBe(Math.round(amount * 100));
    expect(refunds[0]!.delivery_kobo).toBe(0);
  });

  it('a refusal gives the invoice the status that it would have by then, and allows a new request', async () => {
    const order = await parcel('Delivered');
    const refuse = async () => {
      const { id } = (await request(order)).body.data;
      await step(id, 'refuse', { reason: 'The photo shows another dress.' });
      return readInvoice(order);
    };
    const refused = await refuse();
    expect([refused.status, refused.returns[0].refusal]).toEqual(['Delivered', 'The photo shows another dress.']);
    const { id } = (await request(order)).body.data;
    await wait(order, 80 * HOUR);
    await shop.app.jobs.runNow('close review windows');
    expect((await readInvoice(order)).status).toBe('Return requested');
    await step(id, 'refuse', { reason: 'No.' });
    expect((await readInvoice(order)).status).toBe('Fulfilled');
  });

  it('is possible until day 7 after delivery, confirmed or not, and not before delivery', async () => {
    const order = await paidOrder(shop);
    expect((await request(order)).body.message).toBe('You can return products after delivery.');
    const [late, inTime] = [await parcel('Delivered'), await parcel('Delivered')];
    await post(shop, `/invoices/${inTime.invoiceId}/confirm`, {}, inTime.ada);
    await wait(inTime, 7 * DAY - 60);
    expect((await request(inTime)).status).toBe(201);
    await wait(late, 120);
    expect(await request(late)).toMatchObject({
      status: 403,
      body: { message: 'Products can be returned within 7 days after delivery. That time has passed.' },
    });
  });

  it('takes the coins of the receipt back, at most the balance, and records what it waives', async () => {
    const [rich, poor] = [await parcel('Delivered'), await parcel('Delivered')];
    for (const order of [rich, poor]) {
      await post(shop, `/invoices/${order.invoiceId}/confirm`, {}, order.ada);
      expect(await coinsOf(order.ada)).toBe(10);
    }
    await shop.db
      .insertInto('coin_transfers')
      .values(({ selectFrom }) => ({
        key: `spent:${poor.id}`,
        from_account: selectFrom('coin_accounts').select('id').where('user_id', '=', poor.ada.id),
        to_account: selectFrom('coin_accounts').select('id').where('code', '=', 'rewards'),
        amount: 7,
        operation: 'Spent',
        comment: 'Spent',
        created_at: new Date(),
      }))
      .execute();
    for (const order of [rich, poor]) {
      const { id } = (await request(order)).body.data;
      await step(id, 'approve', { seller_at_fault: true });
      await step(id, 'receive', { resellable: [] });
      await step(id, 'refund');
    }
    expect([await coinsOf(rich.ada), await coinsOf(poor.ada)]).toEqual([0, 0]);
    const reversals = await shop.db
      .selectFrom('coin_reversals')
      .select(['key', 'taken', 'waived'])
      .orderBy('taken')
      .execute();
    expect(reversals).toEqual([
      { key: `receipt:${poor.invoiceId}`, taken: 3, waived: 7 },
      { key: `receipt:${rich.invoiceId}`, taken: 10, waived: 0 },
    ]);
    const history = (await get(shop, '/users/nkmcoins/history', rich.ada)).data;
    expect(history[0]).toMatchObject({ type: 'Debit', amount: 10, operation: 'Reward reversed' });
  });

  it.each([
    ['another reason', { reason: 'Because' }, 'reason'],
    ['an empty text', { comment: '   ' }, 'comment'],
    ['a text of 501 characters', { comment: 'x'.repeat(501) }, 'comment'],
    ['no items', { items: [] }, 'items'],
    ['a product of another order', { items: [{ product_id: 1, quantity: 1 }] }, 'items.0.product_id'],
    ['no units', { items: [{ product_id: 1, quantity: 0 }] }, 'items.0.quantity'],
    ['a photo that does not exist', { photos: ['AAAAAAAAAAAAAAAAAAAAAA'] }, 'photos'],
    ['five photos', { photos: ['a', 'b', 'c', 'd', 'e'] }, 'photos'],
  ])('refuses %s by field, and stores nothing', async (_, change, field) => {
    const order = await parcel('Delivered');
    const { status, body } = await request(order, change);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await readInvoice(order)).returns).toEqual([]);
  });

  it("answers 404 for another shopper's invoice and 401 for guests", async () => {
    const order = await parcel('Delivered');
    expect((await request(order, {}, await shop.shopper())).status).toBe(404);
    expect((await post(shop, '/returns', { invoice_id: order.invoiceId })).status).toBe(401);
    expect((await courier.get('/staff/returns')).status).toBe(403);
    expect((await step(999_999, 'refund')).status).toBe(404);
  });

  it.each([
    ['Lost', false, 9],
    ['Returned to sender', true, 10],
    ['Returned to sender', false, 9],
  ] as const)('staff refund a parcel that is %s (resellable: %s)', async (stage, resellable, stock) => {
    const order = await parcel(stage);
    const refund = (body: object) => staff.post(`/staff/invoices/${order.invoiceId}/refund`, body);
    expect((await refund({ reason: '' })).status).toBe(422);
    const store = await withStoreMail();
    expect((await refund({ reason: 'The van was robbed.', resellable })).status).toBe(200);
    const { reference, status } = await readInvoice(order);
    expect(status).toBe('Refunded');
    const [toStore] = await shop.messagesTo(store);
    expect(toStore?.subject).toBe(`Invoice ${reference}: Refund on its way`);
    expect(toStore?.text).toContain(`A refund of invoice ${reference} is on its way to the shopper. Do not send it`);
    expect(await shop.stockOf(order.dress.id)).toBe(stock);
    const { amount, payment_gateway_fee: fee } = await amountsOf(order);
    const expected = stage === 'Lost' ? amount : amount - fee;
    expect((await refundOf(order)).map(({ amount_kobo }) => amount_kobo)).toEqual([Math.round(expected * 100)]);
    expect((await refund({ reason: 'Again' })).status).toBe(409);
  });
});

describe('returns at the same time on postgres', () => {
  const shop = withShop('postgres', { modules: MODULES });

  it('a courier reports two stages at once while staff hold the order, so that neither waits for the other', async () => {
    const vendor = await roleClient(shop, 'vendor', shop.vendorIds[0]);
    const courier = await roleClient(shop, 'courier');
    const order = await paidOrder(shop);
    const { tracking_code: code } = (await vendor.post(`/vendor/invoices/${order.invoiceId}/pack`)).body.data;
    let [locked, release] = [() => {}, () => {}];
    const isLocked = new Promise<void>((resolve) => (locked = resolve));
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const holding = shop.db.transaction().execute(async (trx) => {
      await lockOrder(trx, order.id);
      locked();
      await isReleased;
    });
    await isLocked;
    const answer = await courier.post('/courier/messages', courierMessage(code, 'Ready for pickup'));
    release();
    expect(answer).toMatchObject({ status: 200, body: { data: { status: 'Shipped' } } });
    await holding;
  });

  it('of the same units have one winner, and one refund', async () => {
    const [vendor, courier, staff] = [
      await roleClient(shop, 'vendor', shop.vendorIds[0]),
      await roleClient(shop, 'courier'),
      await roleClient(shop, 'staff'),
    ];
    const order = await paidOrder(shop, { stock: 5, quantity: 2 });
    const { tracking_code: code } = (await vendor.post(`/vendor/invoices/${order.invoiceId}/pack`)).body.data;
    await deliverPickup(shop, courier, { tracking_code: code });
    const body = {
      invoice_id: order.invoiceId,
      reason: 'Damaged',
      comment: 'Torn',
      items: [{ product_id: order.dress.id, quantity: 2 }],
    };
    const requests = await Promise.all(Array.from({ length: 50 }, () => post(shop, '/returns', body, order.ada)));
    expect(countStatuses(requests)).toEqual({ 201: 1, 409: 49 });
    const { id } = requests.find(({ status }) => status === 201)!.body.data;
    const all = (name: string, payload: object) =>
      Promise.all(Array.from({ length: 20 }, () => staff.post(`/staff/returns/${id}/${name}`, payload)));
    expect(countStatuses(await all('approve', { seller_at_fault: true }))).toEqual({ 200: 1, 409: 19 });
    expect(countStatuses(await all('receive', { resellable: [order.dress.id] }))).toEqual({ 200: 1, 409: 19 });
    expect(countStatuses(await all('refund', {}))).toEqual({ 200: 1, 409: 19 });
    expect(await shop.stockOf(order.dress.id)).toBe(5);
    expect(await shop.db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute()).toHaveLength(1);
  });
});

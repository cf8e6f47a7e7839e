import { databases } from '../../../test/test-databases';
import { drawnMails } from '../../../test/mail-words';
import { countStatuses, get, post } from '../../../test/shop/deliveries';
import {
  courierMessage,
  deliverPickup,
  paidOrder,
  type PaidOrder,
  type RoleClient,
  roleClient,
} from '../../../test/shop/fulfilment';
import { lineOf, payOnPage, placeOrder } from '../../../test/shop/orders';
import { SUCCESS, sendWebhook } from '../../../test/shop/payments';
import { balanceOf } from '../../../test/shop/ledger';
import { withShop } from '../../../test/shop/with-shop';

const MODULES = ['cancellations', 'fulfilment', 'notifications'];

describe.each(databases)('cancellations of paid products on %s', (database) => {
  const shop = withShop(database, { modules: MODULES });
  let vendor: RoleClient;
  let courier: RoleClient;
  let staff: RoleClient;
  beforeAll(async () => {
    vendor = await roleClient(shop, 'vendor', shop.vendorIds[0]);
    courier = await roleClient(shop, 'courier');
    staff = await roleClient(shop, 'staff');
  });

  const readOrder = async ({ ada, id }: Pick<PaidOrder, 'ada' | 'id'>) => (await get(shop, `/orders/${id}`, ada)).data;
  const cancel = ({ ada, id, dress }: PaidOrder, more: object = {}) =>
    post(shop, '/orders/cancel', { order_id: id, product_id: dress.id, ...more }, ada);
  /** The open cancellation of the order's only line. */
  const cancellationOf = async ({ invoiceId }: PaidOrder) =>
    shop.db
      .selectFrom('cancellations')
      .innerJoin('invoice_lines', 'invoice_lines.id', 'cancellations.line_id')
      .select(['cancellations.id', 'cancellations.line_id'])
      .where('invoice_id', '=', invoiceId)
      .where('cancellations.status', '=', 'Requested')
      .executeTakeFirstOrThrow();
  const refundsOf = (orderId: number) =>
    shop.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

  it('a quote names what the approval pays back, and how, and changes nothing', async () => {
    const order = await paidOrder(shop);
    const ask = (body: object, by = order.ada) => post(shop, '/orders/cancel/quote', body, by);
    const wanted = { order_id: order.id, product_id: order.dress.id };
    const { status, body } = await ask(wanted);
    expect(status).toBe(200);
    expect(body.data.refund.way).toBe('to the card that you paid with');
    expect((await readOrder(order)).invoices[0].products[0].status).toBe('Paid');
    expect((await ask(wanted, await shop.shopper())).status).toBe(404);
    await cancel(order);
    expect((await ask(wanted)).status).toBe(409);
    await staff.post(`/staff/cancellations/${(await cancellationOf(order)).id}/approve`);
    const [refund] = (await readOrder(order)).refunds;
    expect(refund.amounts).toEqual(body.data.refund.amounts);
    expect(refund.amount).toBe(body.data.refund.amounts.total);
    const packed = await paidOrder(shop);
    await vendor.post(`/vendor/invoices/${packed.invoiceId}/pack`);
    expect((await ask({ order_id: packed.id, product_id: packed.dress.id }, packed.ada)).status).toBe(403);
  });

  it('ORD-CALL-005 ORD-STATE-007 a request puts the line into Processing, and it cannot be packed', async () => {
    const order = await paidOrder(shop);
    const answer = await cancel(order);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Request for Order Cancellation Submitted Successfully',
        data: { order_id: order.id, status: 'Processing' },
      },
    });
    expect((await readOrder(order)).invoices[0].products[0].status).toBe('Processing');
    expect((await vendor.post(`/vendor/invoices/${order.invoiceId}/pack`)).status).toBe(409);
    const { id } = await cancellationOf(order);
    const listed = (await staff.get('/staff/cancellations?perPage=100')).body.data;
    expect(listed.find((one: { id: number }) => one.id === id)).toMatchObject({
      status: 'Requested',
      store_name: 'Adire House',
      name: order.dress.title,
      quantity: 1,
      subtotal: 3_000,
    });
  });

  it('ORD-RULE-014 a second request is refused as already submitted, before and after the decision', async () => {
    const order = await paidOrder(shop);
    await cancel(order);
    const again = { status: 409, body: { message: 'Order Cancel Request already Submitted' } };
    expect(await cancel(order)).toMatchObject(again);
    await staff.post(`/staff/cancellations/${(await cancellationOf(order)).id}/approve`);
    expect(await cancel(order)).toMatchObject(again);
  });

  it('ORD-STATE-008 an approved line is cancelled, its stock comes back and all its money is refunded', async () => {
    const order = await paidOrder(shop, { stock: 5, quantity: 2 });
    expect(await shop.stockOf(order.dress.id)).toBe(3);
    await cancel(order);
    const { id } = await cancellationOf(order);
    expect((await staff.post(`/staff/cancellations/${id}/approve`)).body).toEqual({ message: 'Cancellation approved' });
    expect(await shop.stockOf(order.dress.id)).toBe(5);
    const read = await readOrder(order);
    expect([read.status, read.invoices[0].status, read.invoices[0].products[0].status]).toEqual([
      'Cancelled',
      'Cancelled',
      'Cancelled',
    ]);
    expect(read.refunds).toEqual([
      expect.objectContaining({
        amount: read.amount,
        invoice_id: order.invoiceId,
        message: `Cancelled: 2 × ${order.dress.title}.`,
        refunded_at: null,
      }),
    ]);
    expect(await balanceOf(shop, order.id)).toEqual({ provider: read.amount * 100, 'refunds due': -read.amount * 100 });
    expect((await staff.post(`/staff/cancellations/${id}/approve`)).status).toBe(409);
    expect(await shop.stockOf(order.dress.id)).toBe(5);
    const subjects = (await shop.messagesTo(order.ada.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^Refund of ₦[\d,.]+ on its way$/.test(subject))).toHaveLength(1);
    expect((await drawnMails(shop, order.ada.email)).at(-1)).toMatchObject({
      words: expect.stringContaining(`${order.dress.title} in your order`),
      pictures: 1,
    });
  });

  it('a refused line can be packed, keeps the reason, and can be requested again', async () => {
    const order = await paidOrder(shop);
    await cancel(order);
    const { id } = await cancellationOf(order);
    expect((await staff.post(`/staff/cancellations/${id}/refuse`, { reason: ' ' })).status).toBe(422);
    await staff.post(`/staff/cancellations/${id}/refuse`, { reason: 'It is made to measure.' });
    const [product] = (await readOrder(order)).invoices[0].products;
    expect(product).toMatchObject({ status: 'Paid', cancel_refused: 'It is made to measure.' });
    expect((await drawnMails(shop, order.ada.email)).at(-1)).toMatchObject({
      subject: expect.stringMatching(/: cancellation refused$/),
      words: expect.stringContaining('was not cancelled: It is made to measure.'),
      pictures: 1,
    });
    expect(await refundsOf(order.id)).toEqual([]);
    expect((await cancel(order)).status).toBe(200);
    await staff.post(`/staff/cancellations/${(await cancellationOf(order)).id}/refuse`, { reason: 'No.' });
    expect((await vendor.post(`/vendor/invoices/${order.invoiceId}/pack`)).status).toBe(200);
    expect(await cancel(order)).toMatchObject({
      status: 403,
      body: {
        message:
          'This order is already Packed, so its products cannot be cancelled. You can return them after delivery.',
      },
    });
  });

  it('refunds what the shopper paid for each line, and delivery, gas and tax with the last one', async () => {
    const ada = await shop.shopper();
    const [dress, belt] = [
      await shop.product({ price: 3_000, stock: 9 }),
      await shop.product({ price: 1_234.56, stock: 9 }),
    ];
    const lines = [lineOf(dress, 2), lineOf(belt)];
    const {
      id,
      transaction_reference: reference,
      authorization_url: page,
    } = (await placeOrder(shop, ada, lines)).body.data;
    await payOnPage(page, SUCCESS);
    await sendWebhook(shop, `${reference}-1`);
    const order = await readOrder({ ada, id });
    const invoiceId = order.invoices[0].id as number;
    for (const product of [belt, dress]) {
      await post(shop, '/orders/cancel', { order_id: id, product_id: product.id }, ada);
      const open = await cancellationOf({ invoiceId } as PaidOrder);
      expect((await staff.post(`/staff/cancellations/${open.id}/approve`)).status).toBe(200);
    }
    const [first, second] = await refundsOf(id);
    expect(first).toMatchObject({ products_kobo: 123_456, coupon_kobo: 0, delivery_kobo: 0, gas_kobo: 0, tax_kobo: 0 });
    expect(second).toMatchObject({
      products_kobo: 600_000,
      delivery_kobo: order.delivery_fee * 100,
      gas_kobo: order.gas_fee * 100,
      tax_kobo: Math.round(order.tax * 100),
    });
    expect(first!.amount_kobo + second!.amount_kobo).toBe(Math.round(order.amount * 100));
    expect((await balanceOf(shop, id))['refunds due']).toBe(-Math.round(order.amount * 100));
  });

  it('names each variant: to staff, in the mails about packing, the cancellation and the refund', async () => {
    const ada = await shop.shopper();
    const store = `store${Math.random()}@example.com`;
    await shop.db.updateTable('vendors').set({ inquiry_email: store }).where('id', '=', shop.vendorIds[0]!).execute();
    const shoes = await shop.product({ variants: [5, 5] });
    const lines = shoes.variantIds.map((id, at) => ({
      variant: { id, quantity: 1, selling_price: shoes.price + at * 100 },
    }));
    const { id, authorization_url, transaction_reference } = (await placeOrder(shop, ada, lines)).body.data;
    await payOnPage(authorization_url, SUCCESS);
    await sendWebhook(shop, `${transaction_reference}-1`);
    expect((await post(shop, '/orders/cancel', { order_id: id, product_id: shoes.id }, ada)).status).toBe(200);
    const [indigo, coral] = ['Indigo', 'Coral'].map((colour) => `${shoes.title}, Colour: ${colour}`);
    const listed = (await staff.get('/staff/cancellations?perPage=100')).body.data as { name: string; id: number }[];
    const own = listed.filter(({ name }) => name === shoes.title);
    expect(own).toMatchObject([
      { variant_values: [{ title: 'Colour', value: 'Indigo' }] },
      { variant_values: [{ title: 'Colour', value: 'Coral' }] },
    ]);
    const toStore = (await shop.messagesTo(store)).map(({ text }) => text);
    expect(toStore.some((text) => text.includes(`- 1 × ${indigo}\n- 1 × ${coral}`))).toBe(true);
    expect(toStore.some((text) => text.includes(`cancel ${indigo}; ${coral} on invoice`))).toBe(true);
    await staff.post(`/staff/cancellations/${own[0]!.id}/approve`);
    const refunds = (await readOrder({ ada, id } as PaidOrder)).refunds;
    expect(refunds).toMatchObject([{ message: expect.stringContaining(`Cancelled: ${indigo}.`) }]);
  });

  it("answers 404 for another shopper's order and for a product that the order lacks, 403 for an unpaid order", async () => {
    const order = await paidOrder(shop);
    const other = await shop.shopper();
    expect((await cancel({ ...order, ada: other })).status).toBe(404);
    expect((await cancel({ ...order, dress: await shop.product() })).status).toBe(404);
    expect((await cancel(order, { variant_id: 999_999 })).status).toBe(404);
    const unpaid = (await placeOrder(shop, order.ada, [lineOf(order.dress)])).body.data;
    expect((await cancel({ ...order, id: unpaid.id })).status).toBe(403);
    expect((await staff.post('/staff/cancellations/999999/approve')).status).toBe(404);
    expect((await courier.post('/staff/cancellations/1/approve')).status).toBe(403);
  });

  it('a packed, shipped or delivered product cannot be cancelled', async () => {
    const order = await paidOrder(shop);
    const { tracking_code: code } = (await vendor.post(`/vendor/invoices/${order.invoiceId}/pack`)).body.data;
    for (const stage of [null, 'Shipped', 'Ready for pickup']) {
      if (stage) await courier.post('/courier/messages', courierMessage(code, stage));
      expect((await cancel(order)).status).toBe(403);
    }
    await deliverPickup(shop, courier, { tracking_code: code });
    expect((await cancel(order)).status).toBe(403);
  });
});

/** Requests of each kind. */
const RIVALS = process.env.AUDIT ? 100 : 30;

describe('cancellations and packings at the same time on postgres', () => {
  const shop = withShop('postgres', { modules: MODULES });

  it(`have one winner: of ${RIVALS} requests to cancel one invoice and as many to pack it`, async () => {
    const vendor = await roleClient(shop, 'vendor', shop.vendorIds[0]);
    for (let round = 0; round < 3; round += 1) {
      const order = await paidOrder(shop, { stock: 3 });
      const answers = await Promise.all(
        Array.from({ length: 2 * RIVALS }, (_, at) =>
          at % 2 === round % 2
            ? post(shop, '/orders/cancel', { order_id: order.id, product_id: order.dress.id }, order.ada)
            : vendor.post(`/vendor/invoices/${order.invoiceId}/pack`),
        ),
      );
      const [cancelled, packed] = [0, 1].map((kind) =>
        answers.filter((_, at) => (at % 2 === round % 2) === (kind === 0)),
      );
      const [line, invoice] = [
        await shop.db
          .selectFrom('invoice_lines')
          .selectAll()
          .where('invoice_id', '=', order.invoiceId)
          .executeTakeFirstOrThrow(),
        await shop.db.selectFrom('invoices').selectAll().where('id', '=', order.invoiceId).executeTakeFirstOrThrow(),
      ];
      if (line.status === 'Processing') {
        expect(invoice.status).toBe('Paid');
        expect(countStatuses(cancelled!)).toEqual({ 200: 1, 409: RIVALS - 1 });
        expect(countStatuses(packed!)).toEqual({ 409: RIVALS });
      } else {
        expect([line.status, invoice.status]).toEqual([null, 'Packed']);
        expect(countStatuses(cancelled!)).toEqual({ 403: RIVALS });
        // A repetition of a packing answers the same.
        expect(countStatuses(packed!)).toEqual({ 200: RIVALS });
      }
      expect(await shop.stockOf(order.dress.id)).toBe(2);
    }
  });

  it('are decided once, by any number of staff', async () => {
    const staff = await roleClient(shop, 'staff');
    const order = await paidOrder(shop, { stock: 3 });
    await post(shop, '/orders/cancel', { order_id: order.id, product_id: order.dress.id }, order.ada);
    const { id } = await shop.db
      .selectFrom('cancellations')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        at % 2
          ? staff.post(`/staff/cancellations/${id}/approve`)
          : staff.post(`/staff/cancellations/${id}/refuse`, { reason: 'No.' }),
      ),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 39 });
    const refunds = await shop.db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute();
    expect(await shop.stockOf(order.dress.id)).toBe(2 + refunds.length);
  });
});

import { readPickupCode } from '@nkm/contracts/pickup-pass';
import type { Notification } from '@nkm/contracts';
import { sql } from 'kysely';
import { type CashParcel, cashParcel, collect } from '../../../../test/shop/cash';
import { get, post } from '../../../../test/shop/deliveries';
import {
  courierMessage,
  deliverPickup,
  paidOrder,
  type PaidOrder,
  pickupCodeOf,
  type RoleClient,
  roleClient,
} from '../../../../test/shop/fulfilment';
import { balanceOf } from '../../../../test/shop/ledger';
import { withShop } from '../../../../test/shop/with-shop';
import { databases } from '../../../../test/test-databases';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const MODULES = ['fulfilment', 'notifications', 'ledger', 'returns', 'uploads'];
const ENV = { PAYMENT_METHODS: 'card,cash_on_delivery' };
/** Another code than the given one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe.each(databases)('pickups on %s', (database) => {
  const shop = withShop(database, { modules: MODULES, env: ENV });
  let vendor: RoleClient;
  let courier: RoleClient;
  let staff: RoleClient;
  beforeAll(async () => {
    vendor = await roleClient(shop, 'vendor', shop.vendorIds[0]);
    courier = await roleClient(shop, 'courier');
    staff = await roleClient(shop, 'staff');
  });

  const tell = (tracking_code: string, stage: string | null, more: object = {}) =>
    courier.post(
      '/courier/messages',
      courierMessage(tracking_code, stage, { happened_at: shop.app.clock().toISOString(), ...more }),
    );
  const enter = (tracking_code: string, code: string, more: object = {}) =>
    courier.post('/courier/collections', { tracking_code, code, ...more });
  const readInvoice = async ({ ada, id }: PaidOrder) => (await get(shop, `/orders/${id}`, ada)).data.invoices[0];
  async function packed(): Promise<PaidOrder & { tracking: string }> {
    const order = await paidOrder(shop, { stock: 5 });
    const tracking = (await vendor.post(`/vendor/invoices/${order.invoiceId}/pack`)).body.data.tracking_code;
    return { ...order, tracking };
  }
  async function ready() {
    const order = await packed();
    await tell(order.tracking, 'Shipped');
    await tell(order.tracking, 'Ready for pickup');
    return { ...order, code: (await readInvoice(order)).pickup_code as string };
  }
  /** Sessions last a day. */
  async function wait(seconds: number, order: PaidOrder) {
    shop.advance(seconds);
    order.ada.headers = await shop.signIn(order.ada);
  }
  const phoneOf = async ({ ada }: PaidOrder) => {
    const contact = `23480${String(ada.id).padStart(8, '0')}`;
    await shop.db.insertInto('contacts').values({ user_id: ada.id, type: 'Phone', contact }).execute();
    return contact;
  };

  describe('a parcel that arrives at its station', () => {
    it('stays Shipped, is Ready for pickup, and starts neither the time to confirm nor that for returns', async () => {
      const order = await packed();
      await tell(order.tracking, 'Shipped');
      expect(await readInvoice(order)).not.toHaveProperty('stage');
      const answer = await tell(order.tracking, 'Ready for pickup');
      expect(answer).toMatchObject({ status: 200, body: { data: { status: 'Shipped', repeated: false } } });
      const invoice = await readInvoice(order);
      expect(invoice).toMatchObject({
        status: 'Shipped',
        stage: 'Ready for pickup',
        pickup_code: expect.stringMatching(/^\d{6}$/),
        review_ends_by: null,
        return_until: null,
      });
      expect(invoice.trackingInfo.locations.at(-1).incident).toBe('Ready for pickup');
      const days = (Date.parse(invoice.pickup_until) - shop.app.clock().getTime()) / (DAY * 1000);
      expect(Math.floor(days)).toBe(7);
      expect(invoice.pickup_until).toMatch(/T22:59:59\.000Z$/);
    });

    it('is told with station, hours, code and last day by mail, text message and notification', async () => {
      const order = await packed();
      const phone = await phoneOf(order);
      await tell(order.tracking, 'Ready for pickup');
      const { pickup_code: code, reference } = await readInvoice(order);
      const mail = (await shop.messagesTo(order.ada.email)).find(
        ({ subject }) => subject === `Your order ${reference}: Ready for pickup`,
      );
      for (const part of [
        '\n\n- 1 × ',
        `Your pickup code: ${code.slice(0, 3)} ${code.slice(3)}`,
        'Pickup station: GIGL Ikeja, ',
        'Opening hours: Mon-Fri 9am-5pm',
        'The last day to collect it is ',
      ])
        expect(mail!.text).toContain(part);
      const [text] = (await shop.messagesTo(phone)).map(({ text: words }) => words);
      expect(text).toMatch(
        new RegExp(`order ${reference} is ready at GIGL Ikeja\\. Code ${code}\\. Collect it by .*\\. Open Mon-Fri 9am`),
      );
      expect(text!.length).toBeLessThanOrEqual(306);
      const [newest] = (await get(shop, '/users/notifications', order.ada)).data as Notification[];
      expect(newest!.description).toMatch(
        /is ready for pickup at GIGL Ikeja\. Opening hours: Mon-Fri 9am.*\. Collect it by .*\. Bring your pickup code\.$/,
      );
      expect(newest!.description).not.toContain(code);
    });

    it('arrives once in mails and timeline, whatever the courier repeats, and keeps its code', async () => {
      const order = await ready();
      await tell(order.tracking, 'Ready for pickup');
      await tell(order.tracking, 'Delivered');
      await tell(order.tracking, 'Shipped');
      expect(await readInvoice(order)).toMatchObject({ status: 'Shipped', pickup_code: order.code });
      const mails = (await shop.messagesTo(order.ada.email)).filter(({ subject }) => subject.endsWith('for pickup'));
      expect(mails).toHaveLength(1);
      await enter(order.tracking, order.code);
      await tell(order.tracking, 'Delivered');
      const { trackingInfo } = await readInvoice(order);
      const incidents = trackingInfo.locations.map(({ incident }: { incident: string }) => incident);
      expect(incidents).toEqual(['Packed', 'Shipped', 'Ready for pickup', 'Shipped', 'Delivered']);
    });

    it('is Ready for pickup when an earlier courier reports Delivered, and passes Shipped', async () => {
      const order = await packed();
      const answer = await tell(order.tracking, 'Delivered');
      expect(answer.body.data.status).toBe('Shipped');
      const invoice = await readInvoice(order);
      expect([invoice.stage, invoice.trackingInfo.locations.at(-1).incident]).toEqual([
        'Ready for pickup',
        'Ready for pickup',
      ]);
    });

    it('is refused for a delivery to an address, which an old message still delivers', async () => {
      const order = await packed();
      await shop.db
        .updateTable('orders')
        .set({ delivery_type: 'Drop off', station_id: null })
        .where('id', '=', order.id)
        .execute();
      const refused = await tell(order.tracking, 'Ready for pickup');
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'This parcel goes to an address, not to a pickup station.',
      ]);
      expect((await tell(order.tracking, 'Delivered')).body.data.status).toBe('Delivered');
    });

    it('can have been lost before, and gets a new code', async () => {
      const order = await ready();
      await tell(order.tracking, 'Lost');
      expect((await readInvoice(order)).stage).toBeUndefined();
      expect((await enter(order.tracking, order.code)).status).toBe(409);
      await tell(order.tracking, 'Ready for pickup');
      const invoice = await readInvoice(order);
      expect([invoice.status, invoice.stage]).toEqual(['Shipped', 'Ready for pickup']);
      expect((await enter(order.tracking, invoice.pickup_code)).body.data.status).toBe('Delivered');
    });

    it('is handed over at a station that left the list since the order', async () => {
      const order = await packed();
      await sql`update pickup_stations set active = false where id = ${shop.stationId}`.execute(shop.db);
      await tell(order.tracking, 'Ready for pickup');
      await sql`update pickup_stations set active = true where id = ${shop.stationId}`.execute(shop.db);
      const mail = (await shop.messagesTo(order.ada.email)).at(-1)!;
      expect(mail.text).toContain('Pickup station: GIGL Ikeja, ');
      const code = (await pickupCodeOf(shop, order.tracking))!;
      expect((await enter(order.tracking, code)).body.data.status).toBe('Delivered');
    });
  });

  describe('a pickup code', () => {
    it('is shown to its shopper alone: not to strangers, couriers, vendors and staff', async () => {
      const order = await ready();
      const shown = await get(shop, `/invoices/show?tracking_code=${order.tracking}`, order.ada);
      expect(shown.data.pickup_code).toBe(order.code);
      const { reference } = await readInvoice(order);
      const tracked = (await post(shop, '/orders/track', { reference, contact: order.ada.email })).body.data;
      expect(tracked.parcels).toMatchObject([{ status: 'Shipped', stage: 'Ready for pickup' }]);
      const others = [
        tracked,
        (await courier.get('/courier/parcels?status=Shipped&perPage=100')).body,
        (await vendor.get('/vendor/invoices?status=Shipped&perPage=100')).body,
        (await staff.get(`/staff/invoices/${order.invoiceId}`)).body,
      ];
      for (const seen of others) {
        expect(JSON.stringify(seen)).toContain('Ready for pickup');
        expect(JSON.stringify(seen)).not.toMatch(new RegExp(`"[^"]*code": ?"${order.code}"`));
      }
    });

    it('makes the parcel Delivered, and the 72 hours and 7 days start then', async () => {
      const order = await ready();
      await wait(3 * DAY, order);
      const answer = await enter(order.tracking, ` ${order.code.slice(0, 3)}-${order.code.slice(3)}.`);
      expect(answer.body.data).toEqual({ tracking_code: order.tracking, status: 'Delivered', repeated: false });
      const invoice = await readInvoice(order);
      expect((Date.parse(invoice.review_ends_by) - shop.app.clock().getTime()) / 3_600_000).toBeCloseTo(72, 1);
      expect((Date.parse(invoice.return_until) - shop.app.clock().getTime()) / 86_400_000).toBeCloseTo(7, 1);
      for (const gone of ['stage', 'pickup_code', 'pickup_until']) expect(invoice).not.toHaveProperty(gone);
      await wait(-3 * DAY, order);
    });

    it('answers a repetition the same, and a wrong code for a collected parcel with a refusal', async () => {
      const order = await ready();
      await enter(order.tracking, order.code);
      expect((await enter(order.tracking, order.code)).body.data).toMatchObject({
        status: 'Delivered',
        repeated: true,
      });
      const late = await enter(order.tracking, wrong(order.code));
      expect([late.status, late.body.message]).toEqual([409, 'This parcel is not ready for pickup. It is Delivered.']);
      const { trackingInfo } = await readInvoice(order);
      const delivered = trackingInfo.locations.filter(({ incident }: { incident: string }) => incident === 'Delivered');
      expect(delivered).toHaveLength(1);
    });

    it.each([
      ['none', undefined, 'Enter the pickup code of the shopper.'],
      ['spaces', '  ', 'Enter the pickup code of the shopper.'],
      ['five digits', '12345', 'A pickup code has six digits.'],
      ['words', 'open please', 'A pickup code has six digits.'],
      ['the pass of a return', 'RET-AAAAAAAA-123456', 'This is the pass of a return. Take its items under Returns.'],
      ['the pass of another parcel', 'PICKUP-GIGLAAAAAAAAAA-123456', 'This pass belongs to another parcel.'],
    ])('is refused without a try for %s', async (_, code, message) => {
      const order = await ready();
      const refused = await courier.post('/courier/collections', { tracking_code: order.tracking, code });
      expect([refused.status, refused.body.message]).toEqual([422, message]);
      const [parcel] = (await courier.get('/courier/parcels?status=Shipped&perPage=100')).body.data.filter(
        ({ id }: { id: number }) => id === order.invoiceId,
      );
      expect(parcel.pickup_tries).toBe(5);
    });

    it('of another parcel is wrong, also when the same shopper has both', async () => {
      const [one, other] = [await ready(), await ready()];
      if (one.code === other.code) return;
      expect((await enter(one.tracking, other.code)).body.message).toBe('The code is wrong. 4 tries remain.');
      expect((await readInvoice(one)).status).toBe('Shipped');
    });

    it('counts wrong codes, and after five only staff hand the parcel over', async () => {
      const order = await ready();
      const said: string[] = [];
      for (let each = 0; each < 5; each += 1)
        said.push((await enter(order.tracking, wrong(order.code))).body.errors.code[0]);
      expect(said).toEqual([
        'The code is wrong. 4 tries remain.',
        'The code is wrong. 3 tries remain.',
        'The code is wrong. 2 tries remain.',
        'The code is wrong. 1 try remains.',
        'The code is wrong. Only our staff can hand this parcel over now.',
      ]);
      expect(await enter(order.tracking, order.code)).toMatchObject({ status: 409 });
      const invoice = await readInvoice(order);
      expect([invoice.stage, invoice.pickup_code]).toEqual(['Ready for pickup', undefined]);
      const url = `/staff/invoices/${order.invoiceId}/hand-over`;
      expect((await courier.post(url, { reason: 'Please' })).status).toBe(403);
      expect((await staff.post(url, { reason: 'Showed the order' })).body).toMatchObject({
        message: 'Parcel handed over',
        data: { status: 'Delivered' },
      });
      expect((await staff.post(url, { reason: 'Again' })).status).toBe(409);
      const moves = shop.db.selectFrom('invoice_transitions').select(['actor', 'to_status']).orderBy('id', 'desc');
      expect(await moves.where('invoice_id', '=', order.invoiceId).executeTakeFirst()).toEqual({
        actor: 'staff',
        to_status: 'Delivered',
      });
    });

    it('does not work before the arrival, and for a parcel that is sent again the old one stays dead', async () => {
      const order = await packed();
      expect((await enter(order.tracking, '123456')).body.message).toBe(
        'This parcel is not ready for pickup. It is Packed.',
      );
      await tell(order.tracking, 'Ready for pickup');
      const code = (await pickupCodeOf(shop, order.tracking))!;
      await tell(order.tracking, 'Returned to sender');
      const again = await staff.post(`/staff/invoices/${order.invoiceId}/send-again`, { reason: 'The shopper asked' });
      const { tracking_code } = again.body.data;
      expect((await enter(order.tracking, code)).status).toBe(404);
      expect((await enter(tracking_code, code)).status).toBe(409);
      await tell(tracking_code, 'Shipped');
      expect((await readInvoice(order)).stage).toBeUndefined();
      expect((await deliverPickup(shop, courier, { tracking_code })).body.data.status).toBe('Delivered');
    });

    it('is one that the text of the pass holds', async () => {
      const order = await ready();
      const pass = `pickup ${order.tracking.toLowerCase()} ${order.code}`;
      expect(readPickupCode(pass)).toEqual({ tracking_code: order.tracking, code: order.code });
      expect((await enter(order.tracking, pass)).body.data.status).toBe('Delivered');
    });
  });

  describe('cash at a station', () => {
    const readOrder = async ({ ada, orderId }: CashParcel) => (await get(shop, `/orders/${orderId}`, ada)).data;

    it('comes with the code: neither works without the other, and the books are right', async () => {
      const parcel = await cashParcel(shop);
      const { code: tracking_code, due } = parcel;
      await tell(tracking_code, 'Delivered');
      const code = (await pickupCodeOf(shop, tracking_code))!;
      const mail = (await shop.messagesTo(parcel.ada.email)).find(({ subject }) => subject.endsWith('for pickup'))!;
      expect(mail.text).toContain('To pay in cash at the station: ₦4,397.50');
      const refused = [
        await courier.post('/courier/collections', { tracking_code, amount_kobo: due }),
        await enter(tracking_code, code),
        await enter(tracking_code, code, { amount_kobo: due - 1 }),
        await enter(tracking_code, wrong(code), { amount_kobo: due }),
      ];
      expect(refused.map(({ body }) => body.message)).toEqual([
        'Enter the pickup code of the shopper.',
        'This parcel costs ₦4,397.50.',
        'This parcel costs ₦4,397.50.',
        'The code is wrong. 4 tries remain.',
      ]);
      expect(await readOrder(parcel)).toMatchObject({ status: 'Shipped', pay_on_delivery: 4_397.5 });
      expect((await collect(shop, parcel)).body.data).toMatchObject({ status: 'Delivered', amount_kobo: due });
      expect(await readOrder(parcel)).toMatchObject({ status: 'Delivered' });
      expect((await balanceOf(shop, parcel.orderId)).cash).toBe(due);
    });

    it('is taken by staff, too, and is not asked for a paid parcel', async () => {
      const parcel = await cashParcel(shop);
      const url = `/staff/invoices/${parcel.invoiceId}/hand-over`;
      expect((await staff.post(url, { reason: 'Early', amount_kobo: parcel.due })).status).toBe(409);
      await tell(parcel.code, 'Ready for pickup');
      expect((await staff.post(url, { reason: 'No money' })).status).toBe(422);
      expect((await staff.post(url, { reason: 'Paid', amount_kobo: parcel.due })).status).toBe(200);
      expect((await balanceOf(shop, parcel.orderId)).cash).toBe(parcel.due);
      const order = await ready();
      const asked = await enter(order.tracking, order.code, { amount_kobo: 100 });
      expect([asked.status, asked.body.message]).toEqual([409, 'There is no cash to collect for this parcel.']);
    });

    it('that nobody pays in time ends with a cancelled order', async () => {
      const parcel = await cashParcel(shop);
      await tell(parcel.code, 'Ready for pickup');
      shop.advance(9 * DAY);
      await shop.app.jobs.runNow('end pickups');
      await tell(parcel.code, 'Returned to sender');
      const closed = await staff.post(`/staff/invoices/${parcel.invoiceId}/refund`, { reason: 'Nobody came.' });
      expect(closed.body.message).toBe('Parcel cancelled');
      parcel.ada.headers = await shop.signIn(parcel.ada);
      expect((await readOrder(parcel)).status).toBe('Cancelled');
      shop.advance(-9 * DAY);
    });
  });

  describe('a parcel that nobody collects', () => {
    const mailsOf = async ({ ada }: PaidOrder) => (await shop.messagesTo(ada.email)).map(({ subject }) => subject);

    it('is reminded of once, two days before the last day, by mail, text message and notification', async () => {
      const order = await ready();
      const phone = await phoneOf(order);
      const until = Date.parse((await readInvoice(order)).pickup_until);
      const reminders = async () => (await mailsOf(order)).filter((subject) => subject.includes(': Collect it by '));
      // Shortly before nine, two days before.
      const early = (until - shop.app.clock().getTime()) / 1000 - (2 * 24 + 15) * HOUR - 60;
      shop.advance(early);
      await shop.app.jobs.runNow('remind of pickups');
      expect(await reminders()).toHaveLength(0);
      shop.advance(120);
      for (let run = 0; run < 2; run += 1) await shop.app.jobs.runNow('remind of pickups');
      expect(await reminders()).toHaveLength(1);
      expect((await shop.messagesTo(phone)).map(({ text }) => text)).toEqual([
        expect.stringContaining(`is still at GIGL Ikeja. Code ${order.code}.`),
      ]);
      order.ada.headers = await shop.signIn(order.ada);
      const [newest] = (await get(shop, '/users/notifications', order.ada)).data as Notification[];
      expect(newest!.description).toContain('The last day to collect it is');
      shop.advance(-early - 120);
    });

    it('is to be returned after the last day: its code ends, staff can still hand it over, the courier returns it', async () => {
      const order = await ready();
      const other = await ready();
      await wait(9 * DAY, order);
      for (let run = 0; run < 2; run += 1) await shop.app.jobs.runNow('end pickups');
      const invoice = await readInvoice(order);
      expect([invoice.status, invoice.stage, invoice.pickup_code]).toEqual(['Shipped', 'To be returned', undefined]);
      expect(invoice.trackingInfo.locations.at(-1).incident).toBe('To be returned');
      expect((await mailsOf(order)).filter((subject) => subject.endsWith(': To be returned'))).toHaveLength(1);
      const late = await enter(order.tracking, order.code);
      expect([late.status, late.body.message]).toEqual([
        409,
        expect.stringMatching(/^The last day to collect this parcel was \w+day, \d+ \w+\. Only our staff/),
      ]);
      await tell(order.tracking, 'Ready for pickup');
      expect((await readInvoice(order)).stage).toBe('To be returned');
      const url = `/staff/invoices/${order.invoiceId}/hand-over`;
      expect((await staff.post(url, { reason: 'Came a day late' })).status).toBe(200);
      await tell(other.tracking, 'Returned to sender', { incident: 'Nobody came' });
      other.ada.headers = await shop.signIn(other.ada);
      const returned = await readInvoice(other);
      expect([returned.status, returned.stage]).toEqual(['Returned to sender', undefined]);
      await wait(-9 * DAY, order);
    });

    it('is left alone by the jobs when it was collected, lost or returned', async () => {
      const orders = [await ready(), await ready(), await ready()] as const;
      await enter(orders[0].tracking, orders[0].code);
      await tell(orders[1].tracking, 'Lost');
      await tell(orders[2].tracking, 'Returned to sender');
      const before = await Promise.all(orders.map(mailsOf));
      shop.advance(9 * DAY);
      await shop.app.jobs.runNow('remind of pickups');
      await shop.app.jobs.runNow('end pickups');
      shop.advance(-9 * DAY);
      expect(await Promise.all(orders.map(mailsOf))).toEqual(before);
    });
  });
});

/** The embedded database has one connection and hides every race. */
describe('pickups at the same time on postgres', () => {
  const shop = withShop('postgres', { modules: MODULES, env: ENV });

  async function readyParcel(courier: RoleClient) {
    const vendor = await roleClient(shop, 'vendor', shop.vendorIds[0]);
    const order = await paidOrder(shop);
    const { tracking_code } = (await vendor.post(`/vendor/invoices/${order.invoiceId}/pack`)).body.data;
    await courier.post('/courier/messages', courierMessage(tracking_code, 'Ready for pickup'));
    return { ...order, tracking_code, code: (await pickupCodeOf(shop, tracking_code))! };
  }

  it('are handed over once when desks enter the same code together', async () => {
    const desks = await Promise.all([roleClient(shop, 'courier'), roleClient(shop, 'courier')]);
    for (let round = 0; round < 5; round += 1) {
      const { invoiceId, tracking_code, code } = await readyParcel(desks[0]);
      const answers = await Promise.all(
        desks.map((desk) => desk.post('/courier/collections', { tracking_code, code })),
      );
      expect(answers.map(({ body }) => body.data.repeated).sort()).toEqual([false, true]);
      const delivered = await shop.db
        .selectFrom('invoice_transitions')
        .select('id')
        .where('invoice_id', '=', invoiceId)
        .where('to_status', '=', 'Delivered')
        .execute();
      expect(delivered).toHaveLength(1);
    }
  });

  it('count every wrong code that arrives together, and accept none after the fifth', async () => {
    const courier = await roleClient(shop, 'courier');
    const { tracking_code, code } = await readyParcel(courier);
    const tries = Array.from({ length: 12 }, () =>
      courier.post('/courier/collections', { tracking_code, code: wrong(code) }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await courier.post('/courier/collections', { tracking_code, code })).status).toBe(409);
  });

  it('end either with the code or with the last day, never with both', async () => {
    const courier = await roleClient(shop, 'courier');
    for (let round = 0; round < 5; round += 1) {
      const { tracking_code, code } = await readyParcel(courier);
      shop.advance(9 * DAY);
      const [answer] = await Promise.all([
        courier.post('/courier/collections', { tracking_code, code }),
        shop.app.jobs.runNow('end pickups'),
      ]);
      shop.advance(-9 * DAY);
      const { ended_at, collected_at } = await shop.db
        .selectFrom('pickups')
        .select(['ended_at', 'collected_at'])
        .where('tracking_code', '=', tracking_code)
        .executeTakeFirstOrThrow();
      expect([ended_at === null, collected_at === null].sort()).toEqual([false, true]);
      expect(answer.status).toBe(collected_at === null ? 409 : 200);
    }
  });
});

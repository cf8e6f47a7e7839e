import type { InvoiceReturn, Notification, ReturnQuote } from '@nkm/contracts';
import { lagosWeekday } from '@nkm/contracts/lagos-time';
import { pickupPass } from '@nkm/contracts/pickup-pass';
import { returnPass } from '@nkm/contracts/return-pass';
import { sql } from 'kysely';
import { orderWithCoins, shopperWithCoins } from '../../../../test/shop/coins';
import { get, post } from '../../../../test/shop/deliveries';
import {
  deliveredOrder,
  deliverPickup,
  type PaidOrder,
  returnCodeOf,
  type RoleClient,
  roleClient,
} from '../../../../test/shop/fulfilment';
import { withShop } from '../../../../test/shop/with-shop';
import { databases } from '../../../../test/test-databases';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const MODULES = ['cancellations', 'coins', 'fulfilment', 'notifications', 'returns', 'uploads'];

/** What a request needs of an order. */
type Ordered = Pick<PaidOrder, 'ada' | 'invoiceId' | 'dress'>;

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe.each(databases)('drop-off of returns on %s', (database) => {
  const shop = withShop(database, { modules: MODULES, env: { PAYMENT_METHODS: 'card,nkm_point' } });
  let courier: RoleClient;
  let staff: RoleClient;
  beforeAll(async () => {
    courier = await roleClient(shop, 'courier');
    staff = await roleClient(shop, 'staff');
  });

  const step = (id: number, name: string, body: object = {}) => staff.post(`/staff/returns/${id}/${name}`, body);
  const ask = (order: Ordered, more: object = {}) =>
    post(
      shop,
      '/returns/quote',
      { invoice_id: order.invoiceId, items: [{ product_id: order.dress.id, quantity: 1 }], ...more },
      order.ada,
    );
  const quote = async (order: Ordered, more: object = {}): Promise<ReturnQuote> => (await ask(order, more)).body.data;
  const request = (order: Ordered, more: object = {}) =>
    post(
      shop,
      '/returns',
      {
        invoice_id: order.invoiceId,
        reason: 'Damaged',
        comment: 'The seam is torn.',
        items: [{ product_id: order.dress.id, quantity: 1 }],
        station_id: shop.stationId,
        ...more,
      },
      order.ada,
    );
  const readReturn = async ({ ada, id }: Pick<PaidOrder, 'ada' | 'id'>): Promise<InvoiceReturn> =>
    (await get(shop, `/orders/${id}`, ada)).data.invoices[0].returns.at(-1);
  /** A return with a pass. */
  async function approved(options?: { quantity?: number }) {
    const order = await deliveredOrder(shop, options);
    const { id, reference } = (await request(order)).body.data as { id: number; reference: string };
    await step(id, 'approve', { seller_at_fault: true });
    return { ...order, returnId: id, reference, code: (await returnCodeOf(shop, id))! };
  }
  const enter = (reference: string | undefined, code: string) =>
    courier.post('/courier/returns/arrivals', { ...(reference && { reference }), code });
  const subjectsTo = async ({ ada }: Pick<PaidOrder, 'ada'>) =>
    (await shop.messagesTo(ada.email)).map(({ subject }) => subject);
  /** Sessions last a day. */
  const wait = async (seconds: number, ...orders: Pick<PaidOrder, 'ada'>[]) => {
    shop.advance(seconds);
    for (const order of orders) order.ada.headers = await shop.signIn(order.ada);
  };
  const setOpen = (isOpen: boolean) =>
    sql`update pickup_stations set active = ${isOpen} where id = ${shop.stationId}`.execute(shop.db);

  describe('before the request', () => {
    it('is quoted as it is refunded later: the amount, the way of the money, the deadline and the ways', async () => {
      const order = await deliveredOrder(shop);
      const asked = await quote(order, { reason: 'Damaged' });
      expect(asked).toMatchObject({
        hand_over_days: 7,
        hand_over: { by: 'station', courier: 'GIG Logistics' },
        last_station: { id: shop.stationId },
      });
      expect((Date.parse(asked.return_until) - shop.app.clock().getTime()) / 1000 / DAY).toBeCloseTo(7, 2);
      expect(asked.refund!.way).toBe('to the card that you paid with');
      const { id } = (await request(order)).body.data;
      await step(id, 'approve', { seller_at_fault: true });
      await step(id, 'receive', { resellable: [] });
      await step(id, 'refund');
      const refund = await shop.db
        .selectFrom('refunds')
        .select('amount_kobo')
        .where('order_id', '=', order.id)
        .executeTakeFirstOrThrow();
      expect(Math.round(asked.refund!.amounts!.total * 100)).toBe(refund.amount_kobo);
    });

    it('follows items and reason: a part brings no delivery fee, and another mind no gateway fee', async () => {
      const order = await deliveredOrder(shop, { quantity: 3 });
      const items = (quantity: number) => ({ items: [{ product_id: order.dress.id, quantity }] });
      const names = async (more: object) => (await quote(order, more)).refund!.amounts!.lines.map(({ name }) => name);
      expect(await names({ ...items(1), reason: 'Changed my mind' })).toEqual(['products']);
      expect(await names({ ...items(3), reason: 'Damaged' })).toEqual(expect.arrayContaining(['delivery', 'gateway']));
      expect(await names({ ...items(3) })).not.toContain('gateway');
      expect(await quote(order, { items: [] })).not.toHaveProperty('refund');
      expect((await ask(order, items(4))).body.errors).toEqual({
        'items.0.quantity': ['You can return only 3 units.'],
      });
    });

    it('names the way of an order that the courier brought, and of money from somebody else', async () => {
      const order = await deliveredOrder(shop);
      const address = { state: 'Lagos', city: 'Ikeja', title: null, address: '7 Broad Street' };
      await shop.db
        .updateTable('orders')
        .set({ delivery_type: 'Drop off', station_id: null, address: JSON.stringify(address) })
        .where('id', '=', order.id)
        .execute();
      await sql`insert into payment_payers (attempt_id, email, created_at)
        select id, 'payer@example.com', now() from payment_attempts where order_id = ${order.id}`.execute(shop.db);
      const { hand_over, refund, last_station } = await quote(order);
      expect(hand_over).toEqual({ by: 'courier', courier: 'GIG Logistics', place: '7 Broad Street, Ikeja, Lagos' });
      expect([refund!.way, last_station]).toEqual(['to the person who paid for it', null]);
    });

    it('offers the station of the last return first', async () => {
      const order = await deliveredOrder(shop, { quantity: 2 });
      const { rows } = await sql<{ id: number }>`insert into pickup_stations (id, state_id, name, title, address)
        select max(id) + 1, min(state_id), 'Yaba', 'GIGL Yaba', '5 Herbert Macaulay Way' from pickup_stations
        returning id`.execute(shop.db);
      const yaba = rows[0]!.id;
      expect((await request(order, { station_id: yaba })).status).toBe(201);
      expect((await quote(order)).last_station).toMatchObject({ id: yaba, title: 'GIGL Yaba' });
      await sql`update pickup_stations set active = false where id = ${yaba}`.execute(shop.db);
      expect((await quote(order)).last_station).toMatchObject({ id: shop.stationId });
    });

    it('is refused as the request is: other shoppers, guests, before delivery, after day 7', async () => {
      const order = await deliveredOrder(shop);
      const stranger = await shop.shopper();
      expect((await ask({ ...order, ada: stranger })).status).toBe(404);
      expect((await post(shop, '/returns/quote', { invoice_id: order.invoiceId, items: [] })).status).toBe(401);
      await wait(7 * DAY + 60, order);
      expect((await ask(order)).status).toBe(403);
      await wait(-7 * DAY - 60, order);
    });

    it('refuses a station that has closed or does not exist, by field, and stores nothing', async () => {
      const order = await deliveredOrder(shop);
      await setOpen(false);
      for (const station_id of [shop.stationId, 999_999])
        expect((await request(order, { station_id })).body.errors).toEqual({
          station_id: ['This station no longer takes returns. Choose another one.'],
        });
      await setOpen(true);
      expect(await readReturn(order)).toBeUndefined();
    });
  });

  describe('a return pass', () => {
    it('opens with the approval: code, station and last day on the page, by mail and as a notification', async () => {
      const order = await deliveredOrder(shop);
      const { id } = (await request(order)).body.data;
      const waiting = await readReturn(order);
      expect(waiting.drop_off).toMatchObject({ station: { id: shop.stationId, title: 'GIGL Ikeja' } });
      for (const later of ['code', 'until', 'arrived_at', 'closed', 'ended'])
        expect(waiting.drop_off).not.toHaveProperty(later);
      await step(id, 'approve', { seller_at_fault: true });
      const { drop_off: dropOff, hand_over, reference } = await readReturn(order);
      const { code, until } = dropOff!;
      expect(code).toMatch(/^\d{6}$/);
      const day = lagosWeekday(new Date(until!));
      expect((Date.parse(until!) - shop.app.clock().getTime()) / 1000 / DAY).toBeGreaterThan(7);
      expect(hand_over).toMatchObject({ by: 'station', until, place: expect.stringContaining('GIGL Ikeja') });
      const mail = (await shop.messagesTo(order.ada.email)).find(({ subject }) => subject.endsWith(': Approved'))!;
      for (const part of [
        `Your return ${reference} is approved. Hand in the items at GIGL Ikeja`,
        'The shop pays for the return.',
        `Your return code: ${code!.slice(0, 3)} ${code!.slice(3)}`,
        'Opening hours: ',
        'Bring the items in their packaging',
        `The last day to hand them in is ${day}.`,
      ])
        expect(mail.text).toContain(part);
      const [newest] = (await get(shop, '/users/notifications', order.ada)).data as Notification[];
      expect(newest!.description).toContain(`by ${day}`);
      expect(newest!.description).not.toContain(code!);
    });

    it('lets the station take the items once, and tells the shopper; staff still decide', async () => {
      const { returnId, reference, code, ...order } = await approved();
      const listed = (await courier.get('/courier/returns?perPage=100')).body.data;
      expect(JSON.stringify(listed)).not.toContain(code);
      expect(listed).toContainEqual(expect.objectContaining({ reference, station: 'GIGL Ikeja', tries: 5 }));
      const taken = await enter(reference, `${code.slice(0, 3)} ${code.slice(3)}`);
      expect(taken).toMatchObject({ status: 200, body: { message: 'Arrival recorded', data: { repeated: false } } });
      expect((await enter(reference, code)).body.data).toEqual({ reference, repeated: true });
      const shown = await readReturn(order);
      expect(shown).toMatchObject({ status: 'Approved', send_to: null });
      expect(shown.drop_off!.arrived_at).toEqual(expect.any(String));
      for (const gone of ['hand_over', 'drop_off.code']) expect(shown).not.toHaveProperty(gone);
      const told = (await subjectsTo(order)).filter(
        (subject) => subject === `Your return ${reference}: At the station`,
      );
      expect(told).toHaveLength(1);
      const at = async (list: string) =>
        (await courier.get(`/courier/returns?perPage=100&list=${list}`)).body.data.map(
          (one: { reference: string }) => one.reference,
        );
      expect([await at('awaited'), await at('arrived')]).toEqual([
        expect.not.arrayContaining([reference]),
        expect.arrayContaining([reference]),
      ]);
      await step(returnId, 'receive', { resellable: [order.dress.id] });
      expect(await readReturn(order)).toMatchObject({ status: 'Returned' });
      expect(await readReturn(order)).not.toHaveProperty('drop_off');
      expect((await enter(reference, code)).body.data.repeated).toBe(true);
    });

    it('is enough by itself when it is scanned', async () => {
      const { reference, code } = await approved();
      expect((await enter(undefined, returnPass({ reference, code }).toLowerCase())).body.data.reference).toBe(
        reference,
      );
    });

    it.each([
      ['no code', '  ', 'Enter the return code of the shopper.'],
      ['five digits', '12345', 'A return code has six digits.'],
      [
        'the pass of a parcel',
        pickupPass({ tracking_code: 'GIGLAAAAAAAAAA', code: '123456' }),
        'This is a pickup pass. Hand over its parcel under Parcels.',
      ],
      ['the pass of another return', 'RET-AAAAAAAA-123456', 'This pass belongs to another return.'],
    ])('uses no try for %s', async (_, code, message) => {
      const { reference } = await approved();
      const refused = await enter(reference, code);
      expect([refused.status, refused.body.message]).toEqual([422, message]);
      const { data } = (await courier.get('/courier/returns?perPage=100')).body;
      expect(data.find((one: { reference: string }) => one.reference === reference).tries).toBe(5);
    });

    it('is refused for a code alone, an unknown return, another way back, and before the approval', async () => {
      expect((await enter(undefined, '123456')).body.message).toBe(
        'Scan a return pass, or choose the return and enter its six digits.',
      );
      expect(await enter('RET-AAAAAAAA', '123456')).toMatchObject({
        status: 404,
        body: { message: 'Return not found.' },
      });
      const order = await deliveredOrder(shop);
      const { reference } = (await request(order)).body.data;
      expect((await enter(reference, '123456')).body.message).toBe('This return is Requested.');
      const other = await deliveredOrder(shop);
      const plain = (await request(other, { station_id: undefined })).body.data;
      await step(plain.id, 'approve', { seller_at_fault: true });
      expect(await enter(plain.reference, '123456')).toMatchObject({
        status: 409,
        body: { message: 'This return is not handed in at a station with a code.' },
      });
      expect((await step(plain.id, 'arrive', { reason: 'It is here.' })).status).toBe(409);
      expect(await readReturn(other)).not.toHaveProperty('drop_off');
    });

    it('counts wrong codes, and after five only staff record the arrival, with a reason', async () => {
      const { returnId, reference, code, ...order } = await approved();
      const said: string[] = [];
      for (let each = 0; each < 5; each += 1) said.push((await enter(reference, wrong(code))).body.errors.code[0]);
      expect([said[0], said.at(-1)]).toEqual([
        'The code is wrong. 4 tries remain.',
        'The code is wrong. Only our staff can record the arrival now.',
      ]);
      expect(await enter(reference, code)).toMatchObject({
        status: 409,
        body: { message: 'The code was wrong five times. Only our staff can record the arrival.' },
      });
      const { drop_off: dropOff } = await readReturn(order);
      expect(dropOff).not.toHaveProperty('code');
      expect(dropOff).not.toHaveProperty('ended');
      expect((await courier.post(`/staff/returns/${returnId}/arrive`, { reason: 'Please' })).status).toBe(403);
      expect((await step(returnId, 'arrive', { reason: ' ' })).status).toBe(422);
      expect((await step(returnId, 'arrive', { reason: 'Showed the order' })).status).toBe(200);
      expect((await step(returnId, 'arrive', { reason: 'Again' })).status).toBe(409);
      expect((await readReturn(order)).drop_off!.arrived_at).toEqual(expect.any(String));
    });

    it('is listed and taken only for couriers of its shipping option', async () => {
      const { reference, code } = await approved();
      const [gig, rabitlala] = [
        await roleClient(shop, 'courier', undefined, 'gig_logistics'),
        await roleClient(shop, 'courier', undefined, 'rabitlala'),
      ];
      const listed = async (desk: RoleClient) =>
        (await desk.get('/courier/returns?perPage=100')).body.data.map((one: { reference: string }) => one.reference);
      expect([await listed(gig), await listed(rabitlala)]).toEqual([expect.arrayContaining([reference]), []]);
      const take = (desk: RoleClient, typed: string) =>
        desk.post('/courier/returns/arrivals', { reference, code: typed });
      for (const typed of [...Array.from({ length: 5 }, () => wrong(code)), code])
        expect(await take(rabitlala, typed)).toMatchObject({ status: 404, body: { message: 'Return not found.' } });
      expect((await take(gig, code)).status).toBe(200);
    });

    it('dies with a refusal', async () => {
      const { returnId, reference, code, ...order } = await approved();
      await step(returnId, 'refuse', { reason: 'The seller sends a new one.' });
      expect((await enter(reference, code)).body.message).toBe('This return is Refused.');
      expect(await readReturn(order)).not.toHaveProperty('drop_off');
    });

    it('stays valid when its station closes: the page says so, and the shopper can choose another one', async () => {
      const { returnId, reference, code, ...order } = await approved();
      await setOpen(false);
      expect((await readReturn(order)).drop_off).toMatchObject({ closed: true, code });
      const move = (station_id: number, shopper = order.ada) =>
        post(shop, `/returns/${returnId}/station`, { station_id }, shopper);
      expect((await move(shop.stationId)).status).toBe(422);
      expect((await move(shop.stationId, await shop.shopper())).status).toBe(404);
      await setOpen(true);
      const { rows } = await sql<{ id: number }>`insert into pickup_stations (id, state_id, name, title, address)
        select max(id) + 1, min(state_id), 'Lekki', 'GIGL Lekki', '1 Admiralty Way' from pickup_stations
        returning id`.execute(shop.db);
      expect((await move(rows[0]!.id)).body.message).toBe('The station was changed');
      const { drop_off: dropOff } = await readReturn(order);
      expect(dropOff).toMatchObject({ station: { title: 'GIGL Lekki' }, code });
      expect(dropOff).not.toHaveProperty('closed');
      await enter(reference, code);
      expect((await move(shop.stationId)).status).toBe(409);
    });

    it('names in the approval that the chosen station has closed meanwhile', async () => {
      const order = await deliveredOrder(shop);
      const { id } = (await request(order)).body.data;
      await setOpen(false);
      await step(id, 'approve', { seller_at_fault: true });
      await setOpen(true);
      const mail = (await shop.messagesTo(order.ada.email)).find(({ subject }) => subject.endsWith(': Approved'))!;
      expect(mail.text).toContain('GIGL Ikeja has closed. Hand in the items at another pickup station by ');
      expect(mail.text).not.toContain('Opening hours');
    });
  });

  describe('the last day', () => {
    it('is reminded of once, two days before', async () => {
      const { reference, code, ...order } = await approved();
      const until = Date.parse((await readReturn(order)).drop_off!.until!);
      const early = (until - shop.app.clock().getTime()) / 1000 - (2 * 24 + 15) * HOUR - 60;
      const reminders = async () =>
        (await shop.messagesTo(order.ada.email)).filter(({ subject }) =>
          subject.includes(`${reference}: Hand it in by`),
        );
      shop.advance(early);
      await shop.app.jobs.runNow('remind of return drop-offs');
      expect(await reminders()).toHaveLength(0);
      shop.advance(120);
      for (let run = 0; run < 2; run += 1) await shop.app.jobs.runNow('remind of return drop-offs');
      const [reminder, ...more] = await reminders();
      expect(more).toEqual([]);
      expect(reminder!.text).toContain(`Your return code: ${code.slice(0, 3)} ${code.slice(3)}`);
      shop.advance(-early - 120);
    });

    it('ends the pass but not the return: the shopper reads how to go on, and staff can still take the items', async () => {
      const { returnId, reference, code, ...order } = await approved();
      await wait(9 * DAY, order);
      for (let run = 0; run < 2; run += 1) await shop.app.jobs.runNow('end return drop-offs');
      const shown = await readReturn(order);
      expect(shown).toMatchObject({ status: 'Approved', drop_off: { ended: true } });
      expect(shown.drop_off).not.toHaveProperty('code');
      const ends = (await shop.messagesTo(order.ada.email)).filter(({ subject }) => subject.endsWith('pass expired'));
      expect(ends).toHaveLength(1);
      expect(ends[0]!.text).toMatch(/The return stays open\. To hand them in now, contact us with the order number /);
      expect(await enter(reference, code)).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(/^The last day to hand in these items was \w+day, \d+ \w+\. Only/) },
      });
      // The window for requests closes with day 7 after the delivery, which is never later.
      expect((await ask(order)).status).not.toBe(200);
      expect((await step(returnId, 'arrive', { reason: 'Came a day late' })).status).toBe(200);
      await wait(-9 * DAY, order);
    });

    it('says nothing about items that arrived or returns that were refused', async () => {
      const [one, other] = [await approved(), await approved()];
      await enter(one.reference, one.code);
      await step(other.returnId, 'refuse', { reason: 'No.' });
      const before = [await subjectsTo(one), await subjectsTo(other)];
      shop.advance(9 * DAY);
      await shop.app.jobs.runNow('remind of return drop-offs');
      await shop.app.jobs.runNow('end return drop-offs');
      shop.advance(-9 * DAY);
      expect([await subjectsTo(one), await subjectsTo(other)]).toEqual(before);
    });
  });

  it('is quoted in coins for an order in coins', async () => {
    const dress = await shop.product({ price: 3_000, stock: 3 });
    const ada = await shopperWithCoins(shop, 5_000);
    const { id } = (await orderWithCoins(shop, ada, dress, { coins: 4_398 })).body.data;
    const [{ id: invoiceId }] = (await get(shop, `/orders/${id}`, ada)).data.invoices;
    const vendor = await roleClient(shop, 'vendor', shop.vendorIds[0]);
    const { tracking_code } = (await vendor.post(`/vendor/invoices/${invoiceId}/pack`)).body.data;
    await deliverPickup(shop, courier, { tracking_code });
    const body = { invoice_id: invoiceId, items: [{ product_id: dress.id, quantity: 1 }], reason: 'Damaged' };
    const { refund } = (await post(shop, '/returns/quote', body, ada)).body.data as ReturnQuote;
    expect(refund).toEqual({ coins: 4_398, way: 'to your account' });
  });
});

/** The embedded database has one connection and hides every race. */
describe('drop-offs at the same time on postgres', () => {
  const shop = withShop('postgres', { modules: MODULES });

  async function approved(staff: RoleClient) {
    const order = await deliveredOrder(shop);
    const items = [{ product_id: order.dress.id, quantity: 1 }];
    const body = { invoice_id: order.invoiceId, reason: 'Damaged', comment: 'Torn', items, station_id: shop.stationId };
    const { id, reference } = (await post(shop, '/returns', body, order.ada)).body.data;
    await staff.post(`/staff/returns/${id}/approve`, { seller_at_fault: true });
    return { ...order, returnId: id as number, reference, code: (await returnCodeOf(shop, id))! };
  }
  const dropOff = (id: number) =>
    shop.db.selectFrom('return_drop_offs').selectAll().where('return_id', '=', id).executeTakeFirstOrThrow();

  it('arrive once when two desks and staff act together', async () => {
    const staff = await roleClient(shop, 'staff');
    const desks = await Promise.all([roleClient(shop, 'courier'), roleClient(shop, 'courier')]);
    for (let round = 0; round < 5; round += 1) {
      const { returnId, reference, code, ada } = await approved(staff);
      const answers = await Promise.all([
        ...desks.map((desk) => desk.post('/courier/returns/arrivals', { reference, code })),
        staff.post(`/staff/returns/${returnId}/arrive`, { reason: 'It is here.' }),
      ]);
      const first = answers.filter(({ status, body }) => status === 200 && !body.data?.repeated);
      expect(first).toHaveLength(1);
      const told = (await shop.messagesTo(ada.email)).filter(({ subject }) => subject.endsWith(': At the station'));
      expect(told).toHaveLength(1);
    }
  });

  it('count every wrong code that arrives together, and accept none after the fifth', async () => {
    const [staff, courier] = [await roleClient(shop, 'staff'), await roleClient(shop, 'courier')];
    const { reference, code } = await approved(staff);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => courier.post('/courier/returns/arrivals', { reference, code: wrong(code) })),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await courier.post('/courier/returns/arrivals', { reference, code })).status).toBe(409);
  });

  it('end either with the code, with the last day or with a refusal', async () => {
    const [staff, courier] = [await roleClient(shop, 'staff'), await roleClient(shop, 'courier')];
    for (let round = 0; round < 5; round += 1) {
      const { returnId, reference, code } = await approved(staff);
      shop.advance(9 * DAY);
      const [answer, refused] = await Promise.all([
        courier.post('/courier/returns/arrivals', { reference, code }),
        staff.post(`/staff/returns/${returnId}/refuse`, { reason: 'No.' }),
        shop.app.jobs.runNow('end return drop-offs'),
      ]);
      shop.advance(-9 * DAY);
      const { ended_at, arrived_at } = await dropOff(returnId);
      expect(ended_at !== null && arrived_at !== null).toBe(false);
      expect(answer.status).toBe(arrived_at === null ? 409 : 200);
      expect(refused.status).toBe(200);
    }
  });

  it('move to another station or arrive, never both', async () => {
    const [staff, courier] = [await roleClient(shop, 'staff'), await roleClient(shop, 'courier')];
    const { rows } = await sql<{ id: number }>`insert into pickup_stations (id, state_id, name, title, address)
      select max(id) + 1, min(state_id), 'Lekki', 'GIGL Lekki', '1 Admiralty Way' from pickup_stations
      returning id`.execute(shop.db);
    const station_id = rows[0]!.id;
    for (let round = 0; round < 5; round += 1) {
      const { returnId, reference, code, ada } = await approved(staff);
      const [moved, taken] = await Promise.all([
        post(shop, `/returns/${returnId}/station`, { station_id }, ada),
        courier.post('/courier/returns/arrivals', { reference, code }),
      ]);
      expect(taken.status).toBe(200);
      expect((await dropOff(returnId)).station_id).toBe(moved.status === 200 ? station_id : shop.stationId);
    }
  });
});

import type { Notification } from '@nkm/contracts';
import { sql } from 'kysely';
import { databases } from '../../../test/test-databases';
import {
  courierMessage,
  deliverPickup,
  paidOrder,
  type PaidOrder,
  type RoleClient,
  roleClient,
} from '../../../test/shop/fulfilment';
import { get, post, setInvoices } from '../../../test/shop/deliveries';
import { withShop } from '../../../test/shop/with-shop';

const HOUR = 3600;

describe.each(databases)('fulfilment on %s', (database) => {
  const shop = withShop(database, { modules: ['fulfilment', 'notifications'] });
  let vendor: RoleClient;
  let courier: RoleClient;
  let staff: RoleClient;
  beforeAll(async () => {
    vendor = await roleClient(shop, 'vendor', shop.vendorIds[0]);
    courier = await roleClient(shop, 'courier');
    staff = await roleClient(shop, 'staff');
  });

  const pack = async ({ invoiceId }: PaidOrder): Promise<string> =>
    (await vendor.post(`/vendor/invoices/${invoiceId}/pack`)).body.data.tracking_code;
  const tell = (code: string, stage: string | null, more?: object) =>
    courier.post('/courier/messages', courierMessage(code, stage, more));
  const deliver = (tracking_code: string) => deliverPickup(shop, courier, { tracking_code });
  const readOrder = async ({ ada, id }: PaidOrder) => (await get(shop, `/orders/${id}`, ada)).data;
  const transitionsOf = ({ invoiceId }: PaidOrder) =>
    shop.db
      .selectFrom('invoice_transitions')
      .select(['from_status', 'to_status', 'actor', 'reason'])
      .where('invoice_id', '=', invoiceId)
      .orderBy('id')
      .execute();

  it('ORD-CONST-007 takes a paid order to Fulfilled, and records and tells each step', async () => {
    const order = await paidOrder(shop);
    const code = await pack(order);
    expect(code).toMatch(/^GIGL[2-9A-Z]{10}$/);
    expect(await readOrder(order)).toMatchObject({ status: 'Packed', invoices: [{ tracking_code: code }] });
    expect((await tell(code, 'Shipped')).body.data).toEqual({
      tracking_code: code,
      status: 'Shipped',
      repeated: false,
    });
    await tell(code, null, { incident: 'Arrived at the sorting centre', reason: 'Ibadan' });
    await deliver(code);
    const delivered = await readOrder(order);
    expect(delivered.status).toBe('Delivered');
    const [invoice] = delivered.invoices;
    expect(invoice.trackingInfo.locations.map(({ incident }: { incident: string }) => incident)).toEqual([
      'Packed',
      'Shipped',
      'Arrived at the sorting centre',
      'Ready for pickup',
      'Delivered',
    ]);
    expect((Date.parse(invoice.review_ends_by) - Date.now()) / 3_600_000).toBeCloseTo(72, 0);

    expect((await post(shop, `/invoices/${invoice.id}/confirm`, {}, order.ada)).body.data).toMatchObject({ coins: 10 });
    expect(await transitionsOf(order)).toEqual([
      { from_status: 'Uncompleted', to_status: 'Paid', actor: 'shopper', reason: null },
      { from_status: 'Paid', to_status: 'Packed', actor: 'vendor', reason: null },
      { from_status: 'Packed', to_status: 'Shipped', actor: 'courier', reason: 'Shipped' },
      { from_status: 'Shipped', to_status: 'Delivered', actor: 'courier', reason: 'Delivered' },
      { from_status: 'Delivered', to_status: 'Fulfilled', actor: 'shopper', reason: null },
    ]);
    const mails = await shop.messagesTo(order.ada.email);
    const page = `http://localhost:3200/order-details/${order.id}/${order.invoiceId}`;
    for (const status of ['Packed', 'Shipped', 'Ready for pickup', 'Delivered'])
      expect(mails.filter(({ subject }) => subject.endsWith(`: ${status}`))).toMatchObject([
        { text: expect.stringContaining(page) },
      ]);
    expect(mails.find(({ subject }) => subject.endsWith('is confirmed'))).toMatchObject({
      text: expect.stringMatching(new RegExp(` ${page}$`)),
    });
    const notices = (await get(shop, '/users/notifications', order.ada)).data as Notification[];
    const ofParcel = { description: expect.stringContaining('You collected your order'), path: new URL(page).pathname };
    expect(notices.filter(({ path }) => path === ofParcel.path)).toEqual([expect.objectContaining(ofParcel)]);
  });

  it('mails the store, at the address for inquiries or that of its account', async () => {
    const to = `store${Math.random()}@example.com`;
    await sql`update vendors set inquiry_email = ${to} where id = ${shop.vendorIds[0]}`.execute(shop.db);
    const order = await paidOrder(shop);
    await tell(await pack(order), 'Lost', { incident: 'Van was robbed' });
    await sql`update vendors set inquiry_email = null where id = ${shop.vendorIds[0]}`.execute(shop.db);
    expect((await shop.messagesTo(to))[0]!.text).toContain(`Please pack:\n\n- 1 × ${order.dress.title}`);
    const subjects = (await shop.messagesTo(to)).map(({ subject }) => subject.split(': ')[1]);
    expect(subjects).toEqual(['Paid', 'Packed', 'Shipped', 'Lost']);
  });

  it.each([
    ['the shopper confirms it', 0],
    ['the time to confirm has passed', 73],
  ])('tells the store that an invoice is Fulfilled because %s', async (_, hours) => {
    const to = `store${Math.random()}@example.com`;
    const order = await paidOrder(shop);
    await deliver(await pack(order));
    await sql`update vendors set inquiry_email = ${to} where id = ${shop.vendorIds[0]}`.execute(shop.db);
    shop.advance(hours * HOUR);
    if (hours === 0) await post(shop, `/invoices/${order.invoiceId}/confirm`, {}, order.ada);
    await shop.app.jobs.runNow('close review windows');
    shop.advance(-hours * HOUR);
    await sql`update vendors set inquiry_email = null where id = ${shop.vendorIds[0]}`.execute(shop.db);
    const { reference } = (await readOrder(order)).invoices[0];
    const own = (await shop.messagesTo(to)).filter(({ subject }) => subject === `Invoice ${reference}: Fulfilled`);
    expect(own).toHaveLength(1);
  });

  it('packs an invoice once, only for its store, and not with an undecided cancellation', async () => {
    const order = await paidOrder(shop);
    const other = await roleClient(shop, 'vendor', shop.vendorIds[1]);
    expect((await other.post(`/vendor/invoices/${order.invoiceId}/pack`)).status).toBe(404);
    await sql`update invoice_lines set status = 'Processing' where invoice_id = ${order.invoiceId}`.execute(shop.db);
    expect(await vendor.post(`/vendor/invoices/${order.invoiceId}/pack`)).toMatchObject({
      status: 409,
      body: { message: 'Our staff are deciding on a cancellation for this invoice. You can pack it after that.' },
    });
    await sql`update invoice_lines set status = null where invoice_id = ${order.invoiceId}`.execute(shop.db);
    const code = await pack(order);
    expect(await pack(order)).toBe(code);
    await tell(code, 'Shipped');
    const late = await vendor.post(`/vendor/invoices/${order.invoiceId}/pack`);
    expect([late.status, late.body.message]).toEqual([409, 'Only a paid invoice can be packed. This one is Shipped.']);
  });

  it('lists the invoices of a store and the parcels of the courier, by status and page', async () => {
    const order = await paidOrder(shop);
    const paid = await vendor.get('/vendor/invoices?status=Paid&perPage=100');
    const listed = paid.body.data.find(({ id }: { id: number }) => id === order.invoiceId);
    expect(listed).toMatchObject({
      status: 'Paid',
      tracking_code: null,
      store_name: 'Adire House',
      address: { title: 'GIGL Ikeja' },
      products: [{ name: order.dress.title, quantity: 1, status: null }],
    });
    const code = await pack(order);
    const parcels = await courier.get('/courier/parcels?status=Packed&perPage=100');
    expect(parcels.body.data.map((parcel: { tracking_code: string }) => parcel.tracking_code)).toContain(code);
    expect((await courier.get('/courier/parcels?page=9999')).body.data).toEqual([]);
    expect((await courier.get('/courier/parcels?status=Paid')).status).toBe(422);
  });

  it('shows and moves only the parcels of the shipping option to which a courier is bound', async () => {
    const order = await paidOrder(shop);
    const code = await pack(order);
    const own = await roleClient(shop, 'courier', undefined, 'gig_logistics');
    const other = await roleClient(shop, 'courier', undefined, 'rabitlala');
    const listed = async (client: RoleClient) =>
      (await client.get('/courier/parcels?status=Packed&perPage=100')).body.data.map(
        ({ tracking_code }: { tracking_code: string }) => tracking_code,
      );
    expect(await listed(own)).toContain(code);
    expect(await listed(other)).toEqual([]);
    const refused = [
      await other.post('/courier/messages', courierMessage(code, 'Lost')),
      await other.post('/courier/collections', { tracking_code: code, amount_kobo: 0 }),
    ];
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 404, body: { message: 'No parcel has this tracking code.' } });
    expect((await readOrder(order)).status).toBe('Packed');
    expect((await own.post('/courier/messages', courierMessage(code, 'Shipped'))).status).toBe(200);
  });

  it.each([
    ['of a vendor', 'vendor', 'gig_logistics'],
    ['that does not exist', 'courier', 'pigeon'],
  ] as const)('creates no token with a shipping option %s', async (_, role, shipping) => {
    const vendorId = role === 'vendor' ? shop.vendorIds[0] : undefined;
    await expect(roleClient(shop, role, vendorId, shipping)).rejects.toThrow(/shipping option/);
  });

  describe('messages of the courier', () => {
    it('count once, however often they arrive', async () => {
      const order = await paidOrder(shop);
      const code = await pack(order);
      const message = courierMessage(code, 'Shipped');
      await courier.post('/courier/messages', message);
      const again = await courier.post('/courier/messages', message);
      expect([again.status, again.body.data.repeated]).toEqual([200, true]);
      const other = await courier.post('/courier/messages', { ...message, stage: 'Delivered' });
      expect([other.status, other.body.message]).toEqual([
        409,
        'This message id belongs to a message with other content.',
      ]);
      const [invoice] = (await readOrder(order)).invoices;
      expect([invoice.status, invoice.trackingInfo.locations.length]).toEqual(['Shipped', 2]);
    });

    it('may arrive late and out of order: a parcel never goes back', async () => {
      const order = await paidOrder(shop);
      const code = await pack(order);
      const early = courierMessage(code, 'Shipped', { happened_at: new Date(Date.now() - 1000).toISOString() });
      await deliver(code);
      for (const late of [early, courierMessage(code, 'Delivered'), courierMessage(code, 'Ready for pickup')])
        expect((await courier.post('/courier/messages', late)).body.data.status).toBe('Delivered');
      expect((await tell(code, 'Lost')).body.data.status).toBe('Delivered');
      expect((await transitionsOf(order)).map(({ to_status }) => to_status)).toEqual([
        'Paid',
        'Packed',
        'Shipped',
        'Delivered',
      ]);
    });

    it.each([
      ['an unknown parcel', (code: string) => ({ tracking_code: `${code}X` }), 404],
      ['an unknown stage', () => ({ stage: 'Eaten' }), 422],
      ['a time without an offset', () => ({ happened_at: '2026-11-23T09:00:00' }), 422],
      ['a time in the future', () => ({ happened_at: new Date(Date.now() + 400_000).toISOString() }), 422],
      ['a time before packing', () => ({ happened_at: '2026-01-01T09:00:00+01:00' }), 422],
      ['an empty incident', () => ({ incident: '  ' }), 422],
      ['an incident with a NUL character', () => ({ incident: 'a\u0000b' }), 422],
    ])('are refused for %s, and change nothing', async (_, change, status) => {
      const order = await paidOrder(shop);
      const code = await pack(order);
      const before = await readOrder(order);
      const refused = await tell(code, 'Shipped', change(code));
      expect([refused.status, typeof refused.body.message]).toEqual([status, 'string']);
      expect(await readOrder(order)).toEqual(before);
    });

    it('accept a time in another zone', async () => {
      const code = await pack(await paidOrder(shop));
      const at = new Date(Date.now() + 13 * 3_600_000).toISOString().replace('Z', '+13:00');
      expect((await tell(code, 'Shipped', { happened_at: at })).status).toBe(200);
    });
  });

  it('sends a lost parcel again with new units and a new code, and refuses when they are sold out', async () => {
    const order = await paidOrder(shop, { stock: 2 });
    const code = await pack(order);
    await tell(code, 'Lost');
    expect((await readOrder(order)).status).toBe('Lost');
    const again = await staff.post(`/staff/invoices/${order.invoiceId}/send-again`, { reason: 'Robbery' });
    expect(again.status).toBe(200);
    expect(await shop.stockOf(order.dress.id)).toBe(0);
    expect((await tell(code, 'Delivered')).status).toBe(404);
    const { tracking_code } = again.body.data;
    await tell(tracking_code, 'Lost');
    const refused = await staff.post(`/staff/invoices/${order.invoiceId}/send-again`, { reason: 'Again' });
    expect([refused.status, await shop.stockOf(order.dress.id)]).toEqual([409, 0]);
    expect((await deliver(tracking_code)).body.data.status).toBe('Delivered');
    const late = await staff.post(`/staff/invoices/${order.invoiceId}/send-again`, { reason: 'Why not' });
    expect(late.status).toBe(409);
  });

  it('a parcel that comes back can be sent again without new units', async () => {
    const order = await paidOrder(shop, { stock: 1 });
    await tell(await pack(order), 'Returned to sender', { incident: 'Nobody came to the station' });
    const again = await staff.post(`/staff/invoices/${order.invoiceId}/send-again`, { reason: 'The shopper asked' });
    expect([again.status, await shop.stockOf(order.dress.id)]).toEqual([200, 0]);
    expect((await transitionsOf(order)).at(-1)).toEqual({
      from_status: 'Returned to sender',
      to_status: 'Packed',
      actor: 'staff',
      reason: 'The shopper asked',
    });
  });

  it('becomes Fulfilled without coins when the time to confirm has passed', async () => {
    const order = await paidOrder(shop);
    await deliver(await pack(order));
    shop.advance(73 * HOUR);
    await shop.app.jobs.runNow('close review windows');
    expect((await transitionsOf(order)).at(-1)).toMatchObject({ to_status: 'Fulfilled', actor: 'system' });
    shop.advance(-73 * HOUR);
  });

  it('shows staff one invoice from the payment on, in any status', async () => {
    const order = await paidOrder(shop);
    const code = await pack(order);
    const { status, body } = await staff.get(`/staff/invoices/${order.invoiceId}`);
    expect([status, body.data]).toMatchObject([200, { id: order.invoiceId, status: 'Packed', tracking_code: code }]);
    expect(body.data.products).toHaveLength(1);
    expect((await courier.get(`/staff/invoices/${order.invoiceId}`)).status).toBe(403);
    await setInvoices(shop, order.id, 'Uncompleted');
    expect((await staff.get(`/staff/invoices/${order.invoiceId}`)).status).toBe(404);
  });

  describe('roles', () => {
    it('need a token of their own: none, a shopper’s, another role’s and a revoked one are refused', async () => {
      const order = await paidOrder(shop);
      const url = `/vendor/invoices/${order.invoiceId}/pack`;
      const as = async (headers: Record<string, string>) =>
        (await shop.inject({ method: 'POST', url, headers })).statusCode;
      expect(await as({})).toBe(401);
      expect(await as(order.ada.headers)).toBe(401);
      expect((await courier.post(url)).status).toBe(403);
      expect((await vendor.post('/courier/messages', courierMessage('X', null))).status).toBe(403);
      expect((await courier.post(`/staff/invoices/${order.invoiceId}/send-again`, { reason: 'x' })).status).toBe(403);
      const revoked = await roleClient(shop, 'vendor', shop.vendorIds[0]);
      await sql`update role_tokens set revoked_at = now() where id = (select max(id) from role_tokens)`.execute(
        shop.db,
      );
      expect((await revoked.post(url)).status).toBe(401);
      expect((await readOrder(order)).status).toBe('Paid');
    });
  });

  describe('the database', () => {
    it.each([
      ['Uncompleted', 'Packed'],
      ['Paid', 'Shipped'],
      ['Delivered', 'Paid'],
      ['Fulfilled', 'Cancelled'],
      ['Refunded', 'Paid'],
    ])('refuses to move an invoice from %s to %s', async (from, to) => {
      const order = await paidOrder(shop);
      await sql`alter table invoices disable trigger invoices_move`.execute(shop.db);
      await sql`update invoices set status = ${from} where id = ${order.invoiceId}`.execute(shop.db);
      await sql`alter table invoices enable trigger invoices_move`.execute(shop.db);
      const move = sql`update invoices set status = ${to} where id = ${order.invoiceId}`.execute(shop.db);
      await expect(move).rejects.toThrow(`An invoice that is ${from} cannot become ${to}`);
    });

    it('refuses transitions that no invoice made', async () => {
      const { invoiceId } = await paidOrder(shop);
      const forged = sql`insert into invoice_transitions (invoice_id, from_status, to_status, actor, happened_at)
        values (${invoiceId}, 'Paid', 'Packed', 'vendor', now())`.execute(shop.db);
      await expect(forged).rejects.toThrow('recorded by the invoices only');
      const changed = sql`update invoice_transitions set actor = 'staff' where invoice_id = ${invoiceId}`;
      await expect(changed.execute(shop.db)).rejects.toThrow('recorded by the invoices only');
    });
  });
});

/** The embedded database has one connection and hides every race. */
describe('fulfilment at the same time on postgres', () => {
  const shop = withShop('postgres', { modules: ['fulfilment'] });

  it('packs once and reports once, whatever arrives together', async () => {
    const vendor = await roleClient(shop, 'vendor', shop.vendorIds[0]);
    const courier = await roleClient(shop, 'courier');
    const order = await paidOrder(shop);
    const packed = await Promise.all(
      Array.from({ length: 20 }, () => vendor.post(`/vendor/invoices/${order.invoiceId}/pack`)),
    );
    expect(new Set(packed.map(({ status }) => status))).toEqual(new Set([200]));
    const codes = new Set(packed.map(({ body }) => body.data.tracking_code as string));
    expect(codes.size).toBe(1);
    const [code] = codes;
    const messages = ['Shipped', 'Ready for pickup', 'Lost', 'Returned to sender'].flatMap((stage) => {
      const message = courierMessage(code!, stage);
      return [message, message, message];
    });
    const answers = await Promise.all(messages.map((message) => courier.post('/courier/messages', message)));
    expect(answers.filter(({ body }) => body.data.repeated === false)).toHaveLength(4);
    const moves = await shop.db
      .selectFrom('invoice_transitions')
      .select(['from_status', 'to_status'])
      .where('invoice_id', '=', order.invoiceId)
      .orderBy('id')
      .execute();
    // Each transition starts where the one before ended.
    moves.slice(1).forEach(({ from_status }, index) => expect(from_status).toBe(moves[index]!.to_status));
    // A lost parcel can arrive at its station, which makes it Shipped again.
    expect(moves.filter(({ from_status }) => from_status === 'Packed')).toHaveLength(1);
  });
});

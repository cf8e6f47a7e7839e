import { databases } from '../../../../test/test-databases';
import { parcelOf, type Parcel, post, setInvoices } from '../../../../test/shop/deliveries';
import { withShop } from '../../../../test/shop/with-shop';

const NO_MATCH = 'No order matches this number and this phone number or email address. Check both and try again.';

describe.each(databases)('the tracking of parcels on %s', (database) => {
  const shop = withShop(database, { modules: ['fulfilment', 'returns'], env: { RATE_LIMIT_SCALE: '1' } });
  const show = async ({ ada }: Parcel, query: string) => {
    const answer = await shop.inject({ url: `/invoices/show${query}`, headers: ada.headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  async function shipped(): Promise<
    Parcel & { code: string; reference: string; order: string; email: string; phone: string }
  > {
    const parcel = await parcelOf(shop, { status: 'Shipped' });
    const code = `GIGL${parcel.invoiceId}`;
    const { reference } = await shop.db
      .updateTable('invoices')
      .set({ tracking_code: code, delivered_at: null, review_ends_by: null })
      .where('id', '=', parcel.invoiceId)
      .returning('reference')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('tracking_events')
      .values({
        invoice_id: parcel.invoiceId,
        incident: 'Arrived',
        reason: 'Sorting in Ibadan',
        happened_at: new Date(),
      })
      .execute();
    const { reference: order, user_id } = await shop.db
      .selectFrom('orders')
      .select(['reference', 'user_id'])
      .where('id', '=', parcel.orderId)
      .executeTakeFirstOrThrow();
    const { email } = await shop.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('contacts')
      .values({ user_id, type: 'Phone', contact: `234803${1_000_000 + user_id}`, created_at: new Date() })
      .execute();
    return { ...parcel, code, reference, order, email, phone: `0803 ${1_000_000 + user_id}` };
  }

  it('ORD-CALL-007 API-FIELD-014 answers GET /invoices/show by id, reference or tracking code', async () => {
    const parcel = await shipped();
    for (const query of [
      `?id=${parcel.invoiceId}`,
      `?reference=${parcel.reference}`,
      `?tracking_code=${parcel.code.toLowerCase()}`,
    ]) {
      const { status, body } = await show(parcel, query);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        id: parcel.invoiceId,
        order_id: parcel.orderId,
        order_reference: parcel.order,
        delivery_days: 5,
        address: { title: 'GIGL Ikeja', hours: expect.any(String) },
        status: 'Shipped',
        trackingInfo: {
          origin: expect.any(String),
          destination: expect.any(String),
          locations: [{ incident: 'Arrived', reason: 'Sorting in Ibadan', datetime: expect.stringMatching(/Z$/) }],
        },
      });
    }
  });

  it('refuses no name and two names, and hides the parcels of others', async () => {
    const parcel = await shipped();
    expect((await show(parcel, '')).status).toBe(422);
    expect((await show(parcel, `?id=${parcel.invoiceId}&reference=${parcel.reference}`)).status).toBe(422);
    const stranger = { ...parcel, ada: await shop.shopper() };
    for (const query of [`?id=${parcel.invoiceId}`, `?tracking_code=${parcel.code}`, '?reference=INV-1'])
      expect((await show(stranger, query)).status).toBe(404);
    expect((await shop.inject({ url: `/invoices/show?id=${parcel.invoiceId}` })).statusCode).toBe(401);
  });

  it('ORD-ROUTE-001 tells a guest about an order by reference and phone number or email address', async () => {
    const parcel = await shipped();
    const pairs = [
      [parcel.order, parcel.email],
      [` ${parcel.order.toLowerCase()} `, parcel.email.toUpperCase()],
      [`Order #${parcel.order}.`, parcel.email],
      [parcel.order.replace('NKM-', ''), parcel.email],
      [parcel.reference, parcel.phone],
      [parcel.code, parcel.phone.replace('0803 ', '+234803')],
      [parcel.code, parcel.phone.replace('0803 ', '00234 (0) 803-')],
      [`\u200b${parcel.order.replaceAll('-', '\u2011')}\u00a0`, `${parcel.phone.replace(' ', '\u00a0')}\u200b`],
    ];
    for (const [reference, contact] of pairs) {
      const { status, body } = await post(shop, '/orders/track', { reference, contact });
      expect({ reference, contact, status }).toEqual({ reference, contact, status: 200 });
      expect(body.data).toEqual({
        reference: parcel.order,
        status: 'Shipped',
        timestamp: expect.any(String),
        delivery_days: 5,
        delivery_type: 'Pickup',
        parcels: [
          {
            reference: parcel.reference,
            status: 'Shipped',
            store_name: expect.any(String),
            items: 1,
            tracking_code: parcel.code,
            trackingInfo: expect.objectContaining({ locations: [expect.objectContaining({ incident: 'Arrived' })] }),
            timeline: expect.arrayContaining([{ status: 'Order placed', at: expect.any(String) }]),
          },
        ],
      });
    }
  });

  it('answers one message to every wrong pair', async () => {
    const parcel = await shipped();
    const other = await shipped();
    for (const [reference, contact] of [
      ['NKM-AAAAAAAAAA', parcel.email],
      [parcel.order, other.email],
      [parcel.order, '08099999999'],
      [parcel.order, 'not a contact'],
      [String(parcel.orderId), parcel.email],
    ]) {
      const { status, body } = await post(shop, '/orders/track', { reference, contact });
      expect([status, body.message]).toEqual([404, NO_MATCH]);
    }
    expect((await post(shop, '/orders/track', { reference: ' ', contact: '' })).status).toBe(422);
  });

  it('limits wrong contacts for one order, but not right ones', async () => {
    const parcel = await shipped();
    const ask = async (contact: string) =>
      (await post(shop, '/orders/track', { reference: parcel.order, contact })).status;
    for (let count = 0; count < 12; count += 1) expect(await ask(parcel.email)).toBe(200);
    for (let count = 0; count < 10; count += 1) expect(await ask('08099999999')).toBe(404);
    expect(await ask('08099999999')).toBe(429);
  });

  it('gives open pages a version that changes with the order, and 304 until then', async () => {
    const parcel = await shipped();
    const other = await shipped();
    const ask = (headers = {}, ids = `ids=${parcel.orderId}`, shopper = parcel.ada) =>
      shop.inject({ url: `/orders/changes?${ids}`, headers: { ...shopper.headers, ...headers } });
    const first = await ask();
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const same = { 'if-none-match': String(first.headers.etag) };
    const unchanged = await ask(same);
    expect(unchanged).toMatchObject({ statusCode: 304, body: '' });
    // A proxy refuses an answer whose length is not that of its body.
    expect(['0', undefined]).toContain(unchanged.headers['content-length']);
    await setInvoices(shop, other.orderId, 'Delivered');
    expect((await ask(same)).statusCode).toBe(304);
    await setInvoices(shop, parcel.orderId, 'Delivered');
    const next = await ask(same);
    expect(next.statusCode).toBe(200);
    expect(next.json().data.version).not.toBe(first.json().data.version);
    await shop.db
      .insertInto('tracking_events')
      .values({ invoice_id: parcel.invoiceId, incident: 'Handed over', reason: '', happened_at: new Date() })
      .execute();
    expect((await ask({ 'if-none-match': String(next.headers.etag) })).statusCode).toBe(200);
    const nobody = await ask({}, `ids=${parcel.orderId}`, other.ada);
    const none = await ask({}, 'ids=999999', parcel.ada);
    expect(nobody.json()).toEqual(none.json());
    const two = await ask({}, `ids=${parcel.orderId},${other.orderId}`);
    expect(two.statusCode).toBe(200);
    expect((await ask({}, '')).statusCode).toBe(422);
    expect((await shop.inject({ url: `/orders/changes?ids=${parcel.orderId}` })).statusCode).toBe(401);
  });
});

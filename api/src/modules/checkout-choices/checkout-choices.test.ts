import { databases } from '../../../test/test-databases';
import { lineOf, placeOrder } from '../../../test/shop/orders';
import { type Shopper, withShop } from '../../../test/shop/with-shop';

const MINUTE_MS = 60_000;

describe.each(databases)('the choices of the checkout on %s', (database) => {
  const shop = withShop(database, { modules: ['addresses', 'checkout-choices', 'account-deletion'] });
  let ada: Shopper;
  beforeEach(async () => {
    ada = await shop.shopper();
  });
  const read = async (who = ada) =>
    (await shop.inject({ url: '/checkout/choices', headers: who.headers })).json<{ data: unknown }>().data;
  const change = async (payload: object, who = ada) => {
    const response = await shop.inject({ method: 'PATCH', url: '/checkout/choices', headers: who.headers, payload });
    return { status: response.statusCode, body: response.json() };
  };
  const anAddress = async (who: Shopper) => {
    await shop.db
      .insertInto('landmarks')
      .values({ id: 99_101, state_id: 25, name: 'Epe' })
      .onConflict((same) => same.column('id').doNothing())
      .execute();
    const place = { address: '2 Broad Street', state_id: 25, lga_id: 99_101, city: 'Lagos', phone: '08039990001' };
    const payload = { ...place, type: 'Delivery', other_names: 'Ada', surname: 'Okafor', country: 'Nigeria' };
    const response = await shop.inject({ method: 'POST', url: '/addresses', headers: who.headers, payload });
    expect(response.statusCode).toBe(201);
    return response.json<{ data: { id: number } }>().data.id;
  };

  it('are none at first, and the same on every device afterwards', async () => {
    expect(await read()).toBeNull();
    const { status, body } = await change({
      payment_method: 'card',
      shipping_option: 'gig_logistics',
      delivery_type: 'Pickup',
      delivery_time: 'office delivery',
      delivery_city_id: shop.stationId,
      coupon_code: 'TEN',
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      payment_method: 'card',
      shipping_option: 'gig_logistics',
      delivery_type: 'Pickup',
      delivery_time: 'office delivery',
      pickup: expect.objectContaining({
        id: shop.stationId,
        station: { id: shop.stationId, state_id: 25, name: 'Ikeja' },
      }),
      address_id: null,
      coupon_code: 'TEN',
      chosen_at: expect.stringMatching(/Z$/),
    });
    expect(await read()).toEqual(body.data);
    expect(await read(await shop.shopper())).toBeNull();
  });

  it('ignore fields that a newer client sends, in JSON and in a form', async () => {
    expect(await change({ value: 'x', user_id: 1, station_id: 1, chosen_at: 'now' })).toMatchObject({ status: 200 });
    const form = '--x\r\ncontent-disposition: form-data; name="value"\r\n\r\nx\r\n--x--\r\n';
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const headers = { ...ada.headers, ...type };
    const answer = await shop.inject({ method: 'PATCH', url: '/checkout/choices', headers, payload: form });
    expect(answer.statusCode).toBe(200);
    expect(await read()).toBeNull();
    expect((await change({ payment_method: 'card', gift: true })).body.data).toMatchObject({ payment_method: 'card' });
  });

  it('change one by one, and a coupon can leave', async () => {
    await change({ payment_method: 'card', coupon_code: 'TEN' });
    await change({ coupon_code: null, delivery_type: 'Pickup' });
    expect(await read()).toMatchObject({ payment_method: 'card', coupon_code: null, delivery_type: 'Pickup' });
    await change({});
    expect(await read()).toMatchObject({ payment_method: 'card', delivery_type: 'Pickup' });
  });

  it('stay when a device sends an older one late', async () => {
    await change({ payment_method: 'card', age_ms: MINUTE_MS });
    const { body } = await change({ payment_method: 'bank_transfer', age_ms: 2 * MINUTE_MS });
    expect(body.data).toMatchObject({ payment_method: 'card' });
    await change({ payment_method: 'bank_transfer', age_ms: 0 });
    expect(await read()).toMatchObject({ payment_method: 'bank_transfer' });
  });

  it('name a station that has closed and keep a deleted address, so that the device can tell', async () => {
    const id = await anAddress(ada);
    await change({ delivery_city_id: shop.stationId, address_id: id });
    await shop.db.updateTable('pickup_stations').set({ active: false }).where('id', '=', shop.stationId).execute();
    const deleted = await shop.inject({ method: 'DELETE', url: `/addresses/${id}`, headers: ada.headers });
    expect(deleted.statusCode).toBeLessThan(300);
    expect(await read()).toMatchObject({ pickup: { id: shop.stationId }, address_id: id });
    await shop.db.updateTable('pickup_stations').set({ active: true }).where('id', '=', shop.stationId).execute();
  });

  it('refuse what cannot be chosen', async () => {
    const ofBola = await anAddress(await shop.shopper());
    for (const [field, payload] of Object.entries({
      payment_method: { payment_method: 'shells' },
      shipping_option: { shipping_option: 'pigeon' },
      delivery_type: { delivery_type: 'Balloon' },
      delivery_time: { delivery_time: 'at noon' },
      delivery_city_id: { delivery_city_id: 999_999 },
      address_id: { address_id: ofBola },
      coupon_code: { coupon_code: 'X'.repeat(31) },
      age_ms: { payment_method: 'card', age_ms: -1 },
    })) {
      const { status, body } = await change(payload);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
    expect(await read()).toBeNull();
  });

  it('belong to signed-in shoppers', async () => {
    expect((await shop.inject({ url: '/checkout/choices' })).statusCode).toBe(401);
    expect((await shop.inject({ method: 'PATCH', url: '/checkout/choices', payload: {} })).statusCode).toBe(401);
  });

  it('end with the order, but not with one that is refused', async () => {
    const [dress, gone] = [await shop.product(), await shop.product({ stock: 0 })];
    const bola = await shop.shopper();
    for (const who of [ada, bola]) await change({ payment_method: 'card' }, who);
    expect((await placeOrder(shop, ada, [lineOf(gone)])).status).toBe(409);
    expect(await read()).toMatchObject({ payment_method: 'card' });
    expect((await placeOrder(shop, ada, [lineOf(dress)])).status).toBe(201);
    expect(await read()).toBeNull();
    expect(await read(bola)).toMatchObject({ payment_method: 'card' });
  });
});

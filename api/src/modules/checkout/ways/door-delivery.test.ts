import { toKobo } from '@nkm/contracts';
import { databases } from '../../../../test/test-databases';
import { addressOf, BORNO, withDoorDelivery } from '../../../../test/shop/door-delivery';
import { lineOf, placeOrder } from '../../../../test/shop/orders';
import type { Shopper } from '../../../../test/shop/with-shop';

describe.each(databases)('door delivery on %s', (database) => {
  const shop = withDoorDelivery(database, { options: 'standard,rabitlala,gig_logistics' });
  let ada: Shopper;
  beforeEach(async () => {
    ada = await shop.shopper();
  });

  const toTheDoor = (address_id: number | null, more: object = {}) => ({
    delivery_type: 'Drop off',
    delivery_city_id: null,
    address_id,
    ...more,
  });
  const quote = async (products: object[], more: object, { headers }: Partial<Shopper> = ada) => {
    const payload = { products, ...more };
    const response = await shop.inject({ method: 'POST', url: '/orders/fees', payload, ...(headers && { headers }) });
    return response.json();
  };

  it('CART-RULE-014 brings the order to the address, at the fee and in the days of its state', async () => {
    const line = lineOf(await shop.product({ price: 2_000 }));
    const door = toTheDoor(await addressOf(shop, ada));
    const { data: fees } = await quote([line], door);
    expect(fees).toMatchObject({ delivery_fee: 2_000, delivery_days: 3 });
    const { status, body } = await placeOrder(shop, ada, [line], door);
    expect(status).toBe(201);
    const url = `/orders/${body.data.id}`;
    const { data: order } = (await shop.inject({ method: 'GET', url, headers: ada.headers })).json();
    expect(order).toMatchObject({
      amount: fees.total,
      delivery_type: 'Drop off',
      delivery_fee: 2_000,
      delivery_days: 3,
      address: {
        state: 'Lagos',
        city: 'Eti-Osa',
        title: 'Ada Obi',
        address: '7 Broad Street, opposite the bank',
        hours: null,
      },
    });
    expect(order.address).not.toHaveProperty('phone');
  });

  it('keeps the address and the fee of an order when both change later', async () => {
    const line = lineOf(await shop.product({ price: 2_000 }));
    const address = await addressOf(shop, ada);
    const { body } = await placeOrder(shop, ada, [line], toTheDoor(address));
    await shop.db.deleteFrom('addresses').where('id', '=', address).execute();
    const row = await shop.db.selectFrom('orders').selectAll().where('id', '=', body.data.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ station_id: null, delivery_kobo: toKobo(2_000), delivery_days: 3 });
    expect(row.address).toMatchObject({ address: '7 Broad Street, opposite the bank', phone: '08030000001' });
  });

  it('refuses an order whose rate changed since its quote, with the new total', async () => {
    const line = lineOf(await shop.product({ price: 2_000 }));
    const door = toTheDoor(await addressOf(shop, ada), { shipping_option: 'rabitlala' });
    const rate = shop.db.updateTable('delivery_rates').where('shipping_option', '=', 'rabitlala');
    const { total } = (await quote([line], door)).data;
    await rate.where('delivery_type', '=', 'Drop off').set({ fee_kobo: 400_000 }).execute();
    const { status, body } = await placeOrder(shop, ada, [line], { ...door, total });
    expect([status, body.data]).toEqual([409, { reason: 'price changed', products: [] }]);
    expect(body.message).toMatch(/^The total of your order is now ₦/);
    const { total: now } = (await quote([line], door)).data;
    expect((await placeOrder(shop, ada, [line], { ...door, total: now })).status).toBe(201);
    await rate.where('delivery_type', '=', 'Drop off').set({ fee_kobo: 350_000 }).execute();
  });

  it.each([
    ['standard', 'Drop off', 1_800, 9],
    ['rabitlala', 'Drop off', 3_500, 3],
    ['standard', 'Pickup', 900, 8],
    ['rabitlala', 'Pickup', 1_500, 3],
  ])('quotes %s, %s at its own fee and days', async (shipping_option, delivery_type, fee, days) => {
    const line = lineOf(await shop.product({ price: 2_000 }));
    const fees = await quote([line], { shipping_option, delivery_type });
    expect(fees).toMatchObject({ delivery_fee: fee, delivery_days: days });
  });

  it('quotes before the address is chosen, and to a guest', async () => {
    const line = lineOf(await shop.product({ price: 2_000 }));
    expect(await quote([line], toTheDoor(null))).toMatchObject({ delivery_fee: 2_500, delivery_days: 5 });
    expect(await quote([line], toTheDoor(await addressOf(shop, ada)), {})).toMatchObject({ delivery_fee: 2_500 });
  });

  it('refuses no address, another shopper’s, a deleted one and one that is not served', async () => {
    const dress = await shop.product();
    const refusal = async (address: number | null) => {
      const { status, body } = await placeOrder(shop, ada, [lineOf(dress)], toTheDoor(address));
      return [status, body.errors];
    };
    const bayo = await shop.shopper();
    const deleted = await addressOf(shop, ada);
    await shop.db.deleteFrom('addresses').where('id', '=', deleted).execute();
    const gone = [422, { address_id: ['This is not one of your saved addresses. Choose another one.'] }];
    expect(await refusal(null)).toEqual([422, { address_id: ['You need to select an address'] }]);
    expect(await refusal(await addressOf(shop, bayo))).toEqual(gone);
    expect(await refusal(deleted)).toEqual(gone);
    const text = 'GIG Logistics does not deliver to Borno yet. Choose another address or shipping option.';
    const inBorno = await addressOf(shop, ada, { state: BORNO });
    expect(await refusal(inBorno)).toEqual([422, { address_id: [text] }]);
    expect((await quote([lineOf(dress)], toTheDoor(inBorno))).errors).toEqual({ address_id: [text] });
    expect(
      (await placeOrder(shop, ada, [lineOf(dress)], toTheDoor(inBorno, { shipping_option: 'standard' }))).status,
    ).toBe(201);
    expect(await shop.stockOf(dress.id)).toBe(9);
  });

  it('delivers free over ten thousand naira, too', async () => {
    const line = lineOf(await shop.product({ price: 10_001 }));
    expect(await quote([line], toTheDoor(null))).toMatchObject({ delivery_fee: 0, free_delivery_missing: 0 });
  });
});

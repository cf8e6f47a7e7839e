import type { CheckoutOptions, DeliveryOffer } from '@nkm/contracts';
import { databases } from '../../../../test/test-databases';
import { addressOf, BORNO, LAGOS, withDoorDelivery } from '../../../../test/shop/door-delivery';
import { lineOf, placeOrder } from '../../../../test/shop/orders';
import type { Shopper } from '../../../../test/shop/with-shop';

describe.each(databases)('the ways of delivery with their prices on %s', (database) => {
  const shop = withDoorDelivery(database, { options: 'standard,gig_logistics' });
  let ada: Shopper;
  beforeEach(async () => {
    ada = await shop.shopper();
  });

  async function offersFor(payload: object, { headers }: Partial<Shopper> = ada) {
    const request = { method: 'POST', url: '/checkout/deliveries', payload, ...(headers && { headers }) } as const;
    const response = await shop.inject(request);
    return { status: response.statusCode, body: response.json<{ data: DeliveryOffer[]; errors?: object }>() };
  }
  const offer = async (payload: object, type: string, option = 'gig_logistics', who: Partial<Shopper> = ada) =>
    (await offersFor(payload, who)).body.data.find(
      ({ delivery_type, shipping_option }) => delivery_type === type && shipping_option === option,
    );

  it('gives a guest each enabled way, at the fee and in the days of most states', async () => {
    const products = [lineOf(await shop.product({ price: 2_000 }))];
    const { body } = await offersFor({ products }, {});
    expect(body.data.map((one) => Object.values(one))).toEqual([
      ['standard', 'Pickup', null, 900, 8],
      ['gig_logistics', 'Pickup', null, 1_200, 5],
      ['standard', 'Drop off', null, 1_800, 9],
      ['gig_logistics', 'Drop off', null, 2_500, 5],
    ]);
  });

  it('uses the default address, and another one when the shopper names it', async () => {
    const products = [lineOf(await shop.product({ price: 2_000 }))];
    const borno = await addressOf(shop, ada, { state: BORNO, isDefault: false });
    await addressOf(shop, ada);
    expect(await offer({ products }, 'Drop off')).toMatchObject({
      state: 'Lagos',
      delivery_fee: 2_000,
      delivery_days: 3,
    });
    expect(await offer({ products, address_id: borno }, 'Drop off')).toMatchObject({
      state: 'Borno',
      delivery_fee: null,
      delivery_days: null,
    });
  });

  it('does not read the address of another shopper', async () => {
    const products = [lineOf(await shop.product({ price: 2_000 }))];
    const borno = await addressOf(shop, ada, { state: BORNO });
    const bayo = await shop.shopper();
    expect(await offer({ products, address_id: borno }, 'Drop off', 'gig_logistics', bayo)).toMatchObject({
      state: null,
      delivery_fee: 2_500,
    });
  });

  it('prices a pickup for the station, else for the stations of a state, else for the state of the address', async () => {
    const products = [lineOf(await shop.product({ price: 2_000 }))];
    await addressOf(shop, ada, { state: BORNO });
    await shop.db
      .insertInto('delivery_rates')
      .values({
        shipping_option: 'gig_logistics',
        delivery_type: 'Pickup',
        state_id: BORNO,
        fee_kobo: 160_000,
        days: 7,
      })
      .execute();
    expect(await offer({ products }, 'Pickup')).toMatchObject({
      state: 'Borno',
      delivery_fee: 1_600,
      delivery_days: 7,
    });
    expect(await offer({ products, state_id: LAGOS }, 'Pickup')).toMatchObject({ state: 'Lagos', delivery_fee: 1_200 });
    expect(await offer({ products, delivery_city_id: shop.stationId, state_id: BORNO }, 'Pickup')).toMatchObject({
      state: 'Lagos',
      delivery_fee: 1_200,
      delivery_days: 5,
    });
  });

  it('names the delivery fee of the quote: for the parcel of each vendor, and none above the limit', async () => {
    const products = [
      lineOf(await shop.product({ price: 2_000, vendor: 0 })),
      lineOf(await shop.product({ price: 2_000, vendor: 1 })),
    ];
    const payload = { products, delivery_type: 'Pickup', delivery_city_id: shop.stationId };
    const quote = await shop.inject({ method: 'POST', url: '/orders/fees', payload, headers: ada.headers });
    const { delivery_fee } = quote.json<{ data: { delivery_fee: number } }>().data;
    expect(delivery_fee).toBe(2_400);
    expect(await offer({ products, delivery_city_id: shop.stationId }, 'Pickup')).toMatchObject({ delivery_fee });
    const dear = [lineOf(await shop.product({ price: 10_001 }))];
    expect(await offer({ products: dear }, 'Drop off')).toMatchObject({ delivery_fee: 0 });
  });

  it('refuses lines that cannot be ordered', async () => {
    const { status, body } = await offersFor({ products: [{ id: 999_999, quantity: 1, selling_price: 5 }] });
    expect([status, body.errors]).toEqual([422, { 'products.0': ['This product is no longer available.'] }]);
  });

  it('offers the station of the last order at the next checkout, on each device, while it is open', async () => {
    const last = async (headers?: Shopper['headers']) => {
      const response = await shop.inject({ url: '/checkout/options', ...(headers && { headers }) });
      return response.json<{ data: CheckoutOptions }>().data.last_pickup;
    };
    expect(await last()).toBeUndefined();
    expect(await last(ada.headers)).toBeNull();
    await placeOrder(shop, ada, [lineOf(await shop.product({ price: 2_000 }))]);
    expect(await last(ada.headers)).toMatchObject({
      id: shop.stationId,
      station: { id: shop.stationId, state_id: LAGOS },
    });
    const station = shop.db.updateTable('pickup_stations').where('id', '=', shop.stationId);
    await station.set({ active: false }).execute();
    expect(await last(ada.headers)).toBeNull();
    await station.set({ active: true }).execute();
  });
});

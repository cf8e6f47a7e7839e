import { databases } from '../../../../test/test-databases';
import { lineOf, placeOrder } from '../../../../test/shop/orders';
import { withShop } from '../../../../test/shop/with-shop';

describe.each(databases)('ways to deliver from settings on %s', (database) => {
  const env = { SHIPPING_OPTIONS: 'rabitlala,standard', DELIVERY_TYPES: 'Pickup', PICKUP_DELIVERY_TIME: 'true' };
  const shop = withShop(database, { env });

  it('lists what the settings enable, without a reason', async () => {
    const { data } = (await shop.inject({ method: 'GET', url: '/checkout/options' })).json();
    expect(data.pickup_asks_time).toBe(true);
    expect(data.shipping_options).toEqual([
      { code: 'standard', title: 'Standard', enabled: true, reason: null },
      { code: 'rabitlala', title: 'Rabitlala', enabled: true, reason: null },
      { code: 'gig_logistics', title: 'GIG Logistics', enabled: false, reason: 'Coming Soon' },
    ]);
  });

  it('quotes without a choice, and refuses an order with the disabled option', async () => {
    const line = lineOf(await shop.product());
    const payload = { products: [line], delivery_type: null };
    expect((await shop.inject({ method: 'POST', url: '/orders/fees', payload })).statusCode).toBe(200);
    const ada = await shop.shopper();
    // An older storefront names no shipping option and means the documented one.
    const { status, body } = await placeOrder(shop, ada, [line]);
    expect([status, body.errors]).toEqual([
      422,
      { shipping_option: ['GIG Logistics is not available yet. Choose another shipping option.'] },
    ]);
    expect((await placeOrder(shop, ada, [line], { shipping_option: 'standard' })).status).toBe(201);
  });
});

import { databases } from '../../../test/test-databases';
import { offerFlash, openCampaign } from '../deals/flash/test-flash-deal';
import { lineOf, placeOrder } from '../orders/test-order';
import { withShop } from '../orders/test-shop';

describe.each(databases)('POST /coupons/redeem on %s', (database) => {
  const shop = withShop(database);
  const redeem = async (products: object[], code: string, headers?: { authorization: string }) => {
    const payload = { code, platform: 'Web', products };
    const response = await shop.inject({ method: 'POST', url: '/coupons/redeem', payload, headers });
    return { status: response.statusCode, body: response.json() };
  };

  it('CART-CALL-012 tells what a code takes off, and consumes nothing', async () => {
    const blender = await shop.product({ price: 20_000 });
    await offerFlash(shop, await openCampaign(shop), blender, { price: 5_000, quantity: 1 });
    for (let time = 0; time < 2; time += 1)
      expect(await redeem([lineOf(blender)], ' flash')).toEqual({
        status: 200,
        body: { data: { code: 'FLASH', amount: 15_000 } },
      });
    const ada = await shop.shopper();
    expect((await placeOrder(shop, ada, [lineOf(blender)], { coupon_code: 'FLASH' })).status).toBe(201);
    expect((await redeem([lineOf(blender)], 'FLASH', ada.headers)).status).toBe(409);
  });

  it.each([
    ['FREE', 'coupon_code', 'This coupon code is not valid.'],
    [' ', 'code', 'The code field is required.'],
  ])('refuses %j', async (code, field, message) => {
    const { status, body } = await redeem([lineOf(await shop.product())], code);
    expect([status, body]).toEqual([422, { message, errors: { [field]: [message] } }]);
  });
});

import { databases } from '../../../test/test-databases';
import { withShop, type Shopper } from '../../../test/shop/with-shop';

const NO_QUANTITIES = ['2', '', 'two', '3 pcs 4', '1e3', 1.5, -1, 0, 1e9, 1e300, true, null, [2], {}];

describe.each(databases)('quantities in requests on %s', (database) => {
  const shop = withShop(database);
  let ada: Shopper;
  beforeEach(async () => {
    ada = await shop.shopper();
  });
  const call = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) => {
    const response = await shop.inject({ method, url, headers: ada.headers, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, body: response.json() };
  };

  it.each(NO_QUANTITIES)('refuses %j in the cart and changes nothing', async (quantity) => {
    const [dress, hat] = [await shop.product({ stock: 9 }), await shop.product({ stock: 9 })];
    const { body } = await call('POST', '/cart', { product_id: dress.id, quantity: 3 });
    const refused = { status: 422, body: { errors: { quantity: [expect.any(String)] } } };
    expect(await call('PATCH', `/cart/${body.data.id}`, { quantity })).toMatchObject(refused);
    expect(await call('POST', '/cart', { product_id: dress.id, quantity })).toMatchObject(refused);
    expect(await call('POST', '/cart', { product_id: hat.id, quantity })).toMatchObject(refused);
    expect((await call('GET', '/cart')).body.data).toMatchObject([{ quantity: 3, product: { id: dress.id } }]);
  });

  it.each([
    ['2', 200],
    ['٢', 422],
    ['1e3', 422],
    ['1.5', 422],
  ])('takes a form with %j: %i', async (text, status) => {
    const dress = await shop.product({ stock: 9 });
    const { body } = await call('POST', '/cart', { product_id: dress.id, quantity: 3 });
    const form = `--x\r\ncontent-disposition: form-data; name="quantity"\r\n\r\n${text}\r\n--x--\r\n`;
    const answer = await shop.inject({
      method: 'PATCH',
      url: `/cart/${body.data.id}`,
      headers: { ...ada.headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: form,
    });
    expect(answer.statusCode).toBe(status);
  });

  it.each(NO_QUANTITIES)('refuses %j in a quote, an order and a coupon', async (quantity) => {
    const dress = await shop.product({ stock: 9 });
    const products = [{ id: dress.id, quantity, selling_price: 2_000 }];
    const errors = { 'products.0.quantity': [expect.any(String)] };
    const delivery = { platform: 'Web', delivery_type: 'Pickup', delivery_city_id: shop.stationId };
    expect(await call('POST', '/orders/fees', { products, ...delivery })).toMatchObject({
      status: 422,
      body: { errors },
    });
    expect(await call('POST', '/orders', { products, ...delivery })).toMatchObject({ status: 422, body: { errors } });
    expect(await call('POST', '/coupons/redeem', { code: 'ANY', products })).toMatchObject({
      status: 422,
      body: { errors },
    });
    expect((await call('GET', '/orders')).body.data).toEqual([]);
  });
});

import { databases } from '../../../test/test-databases';
import { withShop, type Shopper } from '../../../test/shop/with-shop';

describe.each(databases)('the wishlist on %s', (database) => {
  const shop = withShop(database);
  let ada: Shopper;
  beforeEach(async () => {
    ada = await shop.shopper();
  });
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const response = await shop.inject({ method, url, headers: ada.headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json() };
  };

  it('CART-CALL-006 CART-CALL-007 lists each product once, newest last', async () => {
    const plain = await shop.product({ price: 900, stock: 2 });
    const dress = await shop.product({ price: 2_000, variants: [5, 1] });
    for (const id of [plain.id, dress.id, plain.id]) expect((await call('POST', `/wishlist/${id}`)).status).toBe(200);
    const { status, body } = await call('GET', '/wishlist');
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { id: plain.id, quantity: 2, selling_price: 900, has_variants: false, vendor: { store_name: 'Adire House' } },
      { id: dress.id, quantity: 6, selling_price: 2_000, has_variants: true },
    ]);
  });

  it('keeps the chosen variant beside the product, and a later choice replaces it', async () => {
    const dress = await shop.product({ variants: [5, 1] });
    const other = await shop.product({ variants: [5] });
    const [indigo, coral] = dress.variantIds as [number, number];
    await call('POST', `/wishlist/${dress.id}`, { variant: indigo });
    await call('POST', `/wishlist/${dress.id}`, {});
    const kept = { variant: { id: indigo, quantity: 5, values: [{ title: 'Colour', value: 'Indigo' }] } };
    expect((await call('GET', '/wishlist')).body.data).toMatchObject([{ id: dress.id, quantity: 6, ...kept }]);
    await call('POST', `/wishlist/${dress.id}`, { variant: coral });
    expect((await call('GET', '/wishlist')).body.data).toMatchObject([{ variant: { id: coral } }]);
    expect(await call('POST', `/wishlist/${dress.id}`, { variant: other.variantIds[0] })).toMatchObject({
      status: 422,
      body: { errors: { variant: [expect.any(String)] } },
    });
    expect((await call('GET', '/wishlist')).body.data).toMatchObject([{ variant: { id: coral } }]);
  });

  it('keeps price and stock of the addition, and a chosen variant brings its own', async () => {
    const dress = await shop.product({ price: 2_000, stock: 0 });
    const shoes = await shop.product({ price: 3_000, variants: [5, 0] });
    await call('POST', `/wishlist/${dress.id}`);
    await call('POST', `/wishlist/${shoes.id}`);
    await shop.db
      .updateTable('products')
      .set({ selling_price_kobo: 150_000, original_price_kobo: 200_000, stock: 4 })
      .where('id', '=', dress.id)
      .execute();
    await call('POST', `/wishlist/${dress.id}`);
    const added = async () => (await call('GET', '/wishlist')).body.data as { added: object }[];
    expect(await added()).toMatchObject([
      { selling_price: 1_500, quantity: 4, added: { selling_price: 2_000, in_stock: false } },
      { added: { selling_price: 3_000, in_stock: true } },
    ]);
    await call('POST', `/wishlist/${shoes.id}`, { variant: shoes.variantIds[1] });
    expect((await added())[1]).toMatchObject({ added: { in_stock: false } });
    await shop.db
      .updateTable('wishlist_entries')
      .set({ added_price_kobo: null, added_in_stock: null })
      .where('product_id', '=', dress.id)
      .execute();
    expect((await added())[0]).toMatchObject({ added: null });
  });

  it('CART-CALL-008 removes a product', async () => {
    const dress = await shop.product();
    await call('POST', `/wishlist/${dress.id}`);
    expect(await call('DELETE', `/wishlist/${dress.id}`)).toMatchObject({
      status: 200,
      body: { data: { id: dress.id } },
    });
    expect((await call('GET', '/wishlist')).body).toEqual({ data: [] });
    expect((await call('DELETE', `/wishlist/${dress.id}`)).status).toBe(404);
  });

  it('accepts only products, and only from signed-in shoppers', async () => {
    expect((await call('POST', '/wishlist/999999')).status).toBe(404);
    expect((await call('POST', '/wishlist/dress')).status).toBe(422);
    expect((await shop.inject({ method: 'GET', url: '/wishlist' })).statusCode).toBe(401);
  });
});

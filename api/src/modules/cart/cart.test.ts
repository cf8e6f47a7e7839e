import { databases } from '../../../test/test-databases';
import { withShop, type Shopper } from '../../../test/shop/with-shop';

describe.each(databases)('cart on %s', (database) => {
  const shop = withShop(database);
  let ada: Shopper;
  beforeEach(async () => {
    ada = await shop.shopper();
  });
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, who = ada) => {
    const response = await shop.inject({ method, url, headers: who.headers, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, body: response.json() };
  };
  const add = (product_id: number, quantity: number, variant: number | null = null) =>
    call('POST', '/cart', { product_id, quantity, variant });

  it('CART-CALL-001 API-FIELD-006 lists lines with the product data that the screens show', async () => {
    const dress = await shop.product({ title: 'Adire boubou', price: 4_500.5, stock: 3 });
    await add(dress.id, 2);
    const { status, body } = await call('GET', '/cart');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [
        {
          id: expect.any(Number),
          quantity: 2,
          vendor: { id: shop.vendorIds[0], store_name: 'Adire House' },
          product: {
            id: dress.id,
            title: 'Adire boubou',
            slug: expect.stringMatching(/^ankara-dress-/),
            image: expect.any(String),
            picture: expect.objectContaining({ width: expect.any(Number), srcset: expect.any(String) }),
            quantity: 3,
            selling_price: 4_500.5,
            original_price: 4_500.5,
            condition: 'New',
            boost_type: null,
            vendor: { id: shop.vendorIds[0], store_name: 'Adire House' },
            variant: null,
            gigl_station: { id: shop.stationId, name: 'Ikeja', state_id: 25 },
            star_summary: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
            created_at: expect.stringMatching(/^\d{4}-.*Z$/),
          },
          selected: null,
        },
      ],
    });
  });

  it('CART-CALL-002 adds a line; a repeated addition keeps the larger quantity', async () => {
    const dress = await shop.product({ stock: 9 });
    expect(await add(dress.id, 3)).toMatchObject({ status: 201, body: { data: { quantity: 3 } } });
    expect(await add(dress.id, 2)).toMatchObject({ body: { data: { quantity: 3 } } });
    expect(await add(dress.id, 5)).toMatchObject({ body: { data: { quantity: 5 } } });
    expect((await call('GET', '/cart')).body.data).toHaveLength(1);
  });

  describe('the selection', () => {
    const select = (payload: object, who = ada) => call('PATCH', '/cart/selection', payload, who);
    const selectionOf = async (who = ada) => {
      const lines = (await call('GET', '/cart', undefined, who)).body.data as {
        id: number;
        selected: boolean | null;
      }[];
      return Object.fromEntries(lines.map(({ id, selected }) => [id, selected]));
    };
    const aLine = async (who = ada) => {
      const { id: product_id } = await shop.product();
      return (await call('POST', '/cart', { product_id }, who)).body.data.id as number;
    };

    it('is unknown at first, and the same on every device afterwards', async () => {
      const [first, second, third] = [await aLine(), await aLine(), await aLine()];
      expect(await selectionOf()).toEqual({ [first]: null, [second]: null, [third]: null });
      const { status, body } = await select({ selected: [first], unselected: [second] });
      expect(status).toBe(200);
      expect(body.data).toHaveLength(3);
      expect(await selectionOf()).toEqual({ [first]: true, [second]: false, [third]: null });
      await select({ unselected: [first] });
      expect(await selectionOf()).toEqual({ [first]: false, [second]: false, [third]: null });
    });

    it('survives a repeated addition and another quantity', async () => {
      const { id: product_id } = await shop.product({ stock: 9 });
      const { id } = (await call('POST', '/cart', { product_id })).body.data as { id: number };
      await select({ selected: [id] });
      await call('POST', '/cart', { product_id, quantity: 2 });
      await call('PATCH', `/cart/${id}`, { quantity: 4 });
      expect(await selectionOf()).toEqual({ [id]: true });
    });

    it('ignores lines that are gone and lines of another shopper', async () => {
      const bola = await shop.shopper();
      const [own, other] = [await aLine(), await aLine(bola)];
      expect((await select({ selected: [own, other, 999_999] })).status).toBe(200);
      expect(await selectionOf()).toEqual({ [own]: true });
      expect(await selectionOf(bola)).toEqual({ [other]: null });
    });

    it('refuses anything but ids of lines', async () => {
      for (const payload of [{ selected: ['x'] }, { selected: [-1] }, { unselected: [1.5] }])
        expect((await select(payload)).status).toBe(422);
      expect((await select({})).status).toBe(200);
      expect((await shop.inject({ method: 'PATCH', url: '/cart/selection', payload: {} })).statusCode).toBe(401);
    });
  });

  it('SHR-CONST-004 adds one unit without a given quantity', async () => {
    const dress = await shop.product();
    const { body } = await call('POST', '/cart', { product_id: dress.id });
    expect(body.data).toMatchObject({ quantity: 1, product: { variant: null } });
  });

  it('API-RULE-004 caps a quantity at the stock, when adding and when changing', async () => {
    const dress = await shop.product({ stock: 4 });
    const { body } = await add(dress.id, 50);
    expect(body.data.quantity).toBe(4);
    expect(await call('PATCH', `/cart/${body.data.id}`, { quantity: 99 })).toMatchObject({
      body: { data: { quantity: 4 } },
    });
  });

  it('keeps variants in separate lines, each with its own price and stock', async () => {
    const dress = await shop.product({ price: 2_000, variants: [5, 1] });
    const [indigo, coral] = dress.variantIds as [number, number];
    await add(dress.id, 2, indigo);
    await add(dress.id, 2, coral);
    const { body } = await call('GET', '/cart');
    expect(body.data).toMatchObject([
      { quantity: 2, product: { selling_price: 2_000, quantity: 5, variant: { id: indigo } } },
      {
        quantity: 1,
        product: {
          selling_price: 2_100,
          quantity: 1,
          variant: { id: coral, values: [{ title: 'Colour', value: 'Coral' }], selling_price: 2_100, quantity: 1 },
        },
      },
    ]);
  });

  it('refuses invalid choices with errors by field', async () => {
    const plain = await shop.product();
    const dress = await shop.product({ variants: [5] });
    const other = await shop.product({ variants: [5] });
    const errorsOf = async (...choice: Parameters<typeof add>) => {
      const { status, body } = await add(...choice);
      return [status, Object.keys(body.errors)];
    };
    expect(await errorsOf(999_999, 1)).toEqual([422, ['product_id']]);
    expect(await errorsOf(dress.id, 1)).toEqual([422, ['variant']]);
    expect(await errorsOf(dress.id, 1, other.variantIds[0])).toEqual([422, ['variant']]);
    expect(await errorsOf(plain.id, 1, dress.variantIds[0])).toEqual([422, ['variant']]);
    expect(await errorsOf(plain.id, 0)).toEqual([422, ['quantity']]);
    expect((await call('GET', '/cart')).body.data).toEqual([]);
  });

  it('returns 409 for a sold-out product', async () => {
    const gone = await shop.product({ title: 'Last dress', stock: 0 });
    expect(await add(gone.id, 1)).toMatchObject({ status: 409, body: { message: 'Last dress is sold out.' } });
  });

  it('CART-CALL-003 changes the quantity of a line', async () => {
    const dress = await shop.product();
    const { body } = await add(dress.id, 3);
    expect(await call('PATCH', `/cart/${body.data.id}`, { quantity: 1 })).toMatchObject({
      status: 200,
      body: { data: { id: body.data.id, quantity: 1 } },
    });
  });

  it('CART-CALL-004 CART-CALL-005 removes one line, or all of them', async () => {
    const [first, second, third] = [await shop.product(), await shop.product(), await shop.product()];
    const line = (await add(first.id, 1)).body.data.id;
    await add(second.id, 1);
    await add(third.id, 1);
    expect((await call('DELETE', `/cart/${line}`)).body.data).toHaveLength(2);
    expect(await call('DELETE', `/cart/${line}`)).toMatchObject({ status: 404 });
    expect(await call('DELETE', '/cart')).toEqual({ status: 200, body: { data: [] } });
    expect((await call('GET', '/cart')).body).toEqual({ data: [] });
  });

  it('CART-ROLE-002 is private: other shoppers cannot see or change it, and guests get 401', async () => {
    const dress = await shop.product();
    const line = (await add(dress.id, 3)).body.data.id;
    const bayo = await shop.shopper();
    expect((await call('GET', '/cart', undefined, bayo)).body.data).toEqual([]);
    expect((await call('PATCH', `/cart/${line}`, { quantity: 1 }, bayo)).status).toBe(404);
    expect((await call('DELETE', `/cart/${line}`, undefined, bayo)).status).toBe(404);
    expect((await call('GET', '/cart')).body.data).toMatchObject([{ quantity: 3 }]);
    const guest = await shop.inject({ method: 'GET', url: '/cart' });
    expect([guest.statusCode, guest.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  });

  it('adds one line for concurrent requests with the same product', async () => {
    const dress = await shop.product({ stock: 20 });
    await Promise.all(Array.from({ length: 10 }, (_, index) => add(dress.id, index + 1)));
    expect((await call('GET', '/cart')).body.data).toMatchObject([{ quantity: 10 }]);
  });
});

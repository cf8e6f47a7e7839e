import type { ProductCard } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

interface Body<T> {
  data: T;
  pagination: { current_page: number; total: number; perPage: number };
  errors?: Record<string, string[]>;
}

describe.each(databases)('product lists on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['catalog'] });
  const get = async <T = ProductCard[]>(url: string, status = 200): Promise<Body<T>> => {
    const response = await api.inject({ url });
    expect([url, response.statusCode]).toEqual([url, status]);
    return response.json<Body<T>>();
  };

  it('CAT-CALL-004 GET /products returns the newest products in data', async () => {
    const { data } = await get('/products');
    expect(data.length).toBeGreaterThanOrEqual(8);
    const days = data.map(({ created_at }) => Date.parse(created_at));
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });

  it('CAT-CALL-005 SHR-FIELD-001 GET /products?perPage=20&page= lists every product exactly once', async () => {
    const { pagination } = await get('/products?perPage=100&page=1');
    const ids = new Set<number>();
    for (let page = 1; page <= Math.ceil(pagination.total / 100); page++) {
      const { data, pagination: own } = await get(`/products?perPage=100&page=${page}`);
      expect(own).toEqual({ current_page: page, total: pagination.total, perPage: 100 });
      data.forEach(({ id }) => ids.add(id));
    }
    expect(pagination.total).toBeGreaterThanOrEqual(600);
    expect(ids.size).toBe(pagination.total);
  });

  it.each(['0', '-1', '1.5', 'x', '', '1e30'])('refuses page %j', async (page) => {
    const { errors } = await get(`/products?page=${page}`, 422);
    expect(Object.keys(errors ?? {})).toEqual(['page']);
  });

  it.each(['0', '-1', '101', '1000000', 'all'])('refuses perPage %j', async (perPage) => {
    const { errors } = await get(`/products?perPage=${perPage}`, 422);
    expect(Object.keys(errors ?? {})).toEqual(['perPage']);
  });

  it.each(['39', '1e9', '9007199254740991'])('returns an empty list for page %s, past the last', async (page) => {
    const { data, pagination } = await get(`/products?page=${page}`);
    expect(data).toEqual([]);
    expect(pagination).toMatchObject({ current_page: Number(page), perPage: 20 });
  });

  describe('CAT-RULE-003 CAT-RULE-004 sorting', () => {
    const average = ({ total_stars, stars }: ProductCard) => (stars === 0 ? 0 : total_stars / stars);
    const price = ({ selling_price }: ProductCard) => selling_price;
    it.each([
      ['price_asc', price, 1],
      ['price_desc', price, -1],
      ['rating', average, -1],
      ['latest', (card: ProductCard) => Date.parse(card.created_at), -1],
    ] as const)('by %s orders products across all pages', async (sort, value, direction) => {
      const pages = await Promise.all([1, 2, 3].map((page) => get(`/products?perPage=100&page=${page}&sort=${sort}`)));
      const values = pages.flatMap(({ data }) => data.map((card) => Math.floor(value(card) * 1000)));
      expect(values).toEqual([...values].sort((a, b) => direction * (a - b)));
      expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(300);
    });

    it('by popularity starts with the best sellers', async () => {
      const { data } = await get('/products?sort=popularity&perPage=5');
      expect(data.map(({ boost_type }) => boost_type)).toEqual(Array(5).fill('Best Seller'));
    });

    it('refuses an unknown order', async () => {
      expect((await get('/products?sort=random()', 422)).errors).toEqual({ sort: ['The selected sort is invalid.'] });
    });
  });

  it('CAT-CALL-002 GET /subcategories/{slug} returns its products with the pagination', async () => {
    const { data, pagination } = await get('/subcategories/womens-clothing?perPage=20&page=1');
    expect(pagination.total).toBe(data.length);
    expect(data.length).toBeGreaterThanOrEqual(8);
    expect(data.every(({ subcategory }) => subcategory.slug === 'womens-clothing')).toBe(true);
  });

  it('API-FIELD-025 a category with products has title, slug, category title, products and pagination', async () => {
    const body: unknown = await get('/subcategories/Power-Tools?perPage=2&sort=price_asc');
    expect(body).toMatchObject({
      title: 'Power Tools',
      slug: 'power-tools',
      category: { title: 'Home, Garden & Kitchen' },
      data: [{}, {}],
      pagination: { current_page: 1, perPage: 2 },
    });
  });

  it('CAT-CALL-010 the address of a subcategory also accepts the slug of a category', async () => {
    const { data, pagination } = await get('/subcategories/clothing-apparel?page=2');
    expect(pagination).toMatchObject({ current_page: 2 });
    expect(new Set(data.map(({ category }) => category.title))).toEqual(new Set(['Clothing & Apparel']));
  });

  it('CAT-CALL-006 GET /categories/{slug}/products returns the newest products of a category', async () => {
    const { data } = await get('/categories/consumer-electronic/products');
    expect(data.length).toBeGreaterThanOrEqual(4);
    expect(new Set(data.map(({ category }) => category.slug))).toEqual(new Set(['consumer-electronic']));
  });

  it('CAT-CALL-007 GET /categories/{slug}/recommended returns the most popular products of a category', async () => {
    const { data } = await get('/categories/jewelry-watches/recommended');
    const best = await get('/categories/jewelry-watches/products?sort=popularity');
    expect(data.map(({ id }) => id)).toEqual(best.data.slice(0, data.length).map(({ id }) => id));
    expect(data).toHaveLength(12);
  });

  it.each([
    '/categories/no-such/products',
    '/categories/no-such/recommended',
    '/subcategories/no-such',
    '/subcategories/%00',
  ])('returns 404 for %s', async (url) => void (await get(url, 404)));

  it('the stock of a card is the sum over its variants', async () => {
    const { data } = await get('/products?perPage=100');
    const card = data.find(({ has_variants }) => has_variants);
    const { data: product } = await get<{ variants: { quantity: number }[] }>(`/products/${card?.id}`);
    expect(product.variants.length).toBeGreaterThan(1);
    expect(card?.quantity).toBe(product.variants.reduce((sum, { quantity }) => sum + quantity, 0));
  });

  it('sets cache-control for lists and products', async () => {
    expect((await api.inject({ url: '/products' })).headers['cache-control']).toMatch(/^public, max-age=10\b/);
    expect((await api.inject({ url: '/products/1' })).headers['cache-control']).toBe('no-cache');
  });
});

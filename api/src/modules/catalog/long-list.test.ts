import type { FacetedPage, ProductCard } from '@nkm/contracts';
import { sql } from 'kysely';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { ORDERS, orderBy } from './list-orders';
import { SORTS } from './list-query';
import { refreshSearch } from './search/refresh-search';

/** More than are counted exactly. */
const PRODUCTS = 12_000;

describe.each(databases)('a list of 12,000 products on %s', (database) => {
  const api = withApi({ database, contents: 'bare', modules: ['catalog'] });
  beforeAll(
    () =>
      api.database.session(async (session) => {
        await session.script(`
      insert into pictures values ('a', '{}');
      insert into vendors (name, store_name) values ('Ada', 'Ada Stores');
      insert into categories values (1, 1, 'one', 'One', 'one', null);
      insert into category_types values (1, 1, 1, 'Type');
      insert into subcategories select n, 1, 1, n, 'Shelf ' || n, 'shelf-' || n from generate_series(1, 3) n;
      insert into products (vendor_id, category_id, subcategory_id, slug, title, brand, description_html,
        selling_price_kobo, original_price_kobo, stock, card, picture_key, popularity, popular, stars_4, created_at,
        search_words)
      select 1, 1, 1 + n % 3, 'p-' || n, 'Kettle ' || n, case when n % 4 = 0 then 'Acme' else 'Other' end, '',
        100 * (1 + n % 500), 100000, n % 2, '{"vendor": {"id": 1, "name": "", "store_name": "", "avatar_key": null},
          "category": {"name": "", "title": "", "slug": ""}, "subcategory": {"name": "", "slug": ""},
          "description": ""}', 'a', n % 700, n % 100 > 0, n % 5,
          timestamptz '2026-01-01' + (n / 3) * interval '1 minute', ''
      from generate_series(1, ${PRODUCTS}) n`);
        await refreshSearch(api.db);
        await session.query('analyze products');
      }),
    60_000,
  );
  const get = async (url: string) => (await api.inject({ url })).json<FacetedPage<ProductCard>>();

  it.each([
    ['latest', 'in_stock desc, created_at desc, id desc'],
    ['popularity', 'in_stock desc, popularity desc, id desc'],
    ['rating', 'in_stock desc, rating desc, review_count desc, id desc'],
    ['price_asc', 'in_stock desc, selling_price_kobo, id'],
    ['price_desc', 'in_stock desc, selling_price_kobo desc, id desc'],
  ])('sorted by %s has the right products on each page, however deep', async (sort, order) => {
    for (const page of [1, 100, 101, 102, 150, 151, 300, 301, 401, 599, 600, 601]) {
      const { rows } = await sql<{ id: number }>`
        select id from products order by ${sql.raw(order)} limit 20 offset ${(page - 1) * 20}`.execute(api.db);
      const { data, pagination } = await get(`/products?page=${page}&sort=${sort}`);
      expect([page, data.map(({ id }) => id)]).toEqual([page, rows.map(({ id }) => id)]);
      expect(pagination.total).toBe(PRODUCTS);
    }
  });

  it.each(SORTS)('sorted by %s reads an index in that order, also of a category, a shelf and a brand', async (sort) => {
    for (const where of ['true', 'p.category_id = 1', 'p.subcategory_id = 2', "p.brand = 'Acme'"]) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select p.id from products p where p.status = 'published' and ${sql.raw(where)}
        order by ${orderBy(ORDERS[sort])} limit 20`.execute(api.db);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect([where, plan]).toEqual([where, expect.stringMatching(/Index Only Scan using products_stocked_/)]);
      expect(plan).not.toMatch(/Sort/);
    }
  });

  it('moves a product behind the others when its last unit is sold, and back when it has stock', async () => {
    const newest = async () => (await get('/products')).data[0]!.id;
    const id = await newest();
    const setStock = (stock: number) => api.db.updateTable('products').set({ stock }).where('id', '=', id).execute();
    await setStock(0);
    expect(await newest()).not.toBe(id);
    const { data } = await get(`/products?price_min=1&page=${PRODUCTS / 2 / 20}`);
    expect(data.map(({ quantity }) => quantity)).toEqual([...Array<number>(19).fill(1), 0]);
    const { data: further } = await get(`/products?price_min=1&page=${PRODUCTS / 2 / 20 + 1}`);
    expect(further[0]!.id).toBe(id);
    await setStock(1);
    expect(await newest()).toBe(id);
  });

  it('has approximate facets, and a shorter subcategory has exact ones', async () => {
    const { facets } = await get('/products?facets=1');
    expect(facets!.approximate).toBe(true);
    const acme = facets!.brand.find(({ value }) => value === 'Acme')!;
    expect(Math.abs(acme.count - PRODUCTS / 4)).toBeLessThan(PRODUCTS / 40);
    expect(facets!.price).toEqual({ min: 1, max: 500 });
    const shelf = await get('/subcategories/shelf-1?facets=1');
    expect(shelf.facets!.approximate).toBeUndefined();
    expect(shelf.facets!.in_stock.count).toBe(PRODUCTS / 6);
  });

  it('with filters is counted up to 10,000', async () => {
    expect((await get('/products?price_min=1')).pagination.total).toBe(10_000);
    expect((await get('/products?brand=Acme')).pagination.total).toBe(PRODUCTS / 4);
  });

  it('searched by a common word ranks a part, and shows each product on one page', async () => {
    const seen = new Set<number>();
    for (const page of [1, 20, 21, 60, 100]) {
      const { data, pagination } = await get(`/products/search?q=kettle&perPage=100&page=${page}`);
      expect([page, pagination.total, data.length]).toEqual([page, 10_000, 100]);
      data.forEach(({ id }) => seen.add(id));
    }
    expect(seen.size).toBe(500);
    const stocks: boolean[] = [];
    for (let page = 1; page <= 100; page += 1) {
      const { data } = await get(`/products/search?q=kettle&perPage=100&page=${page}`);
      stocks.push(...data.map(({ quantity }) => quantity > 0));
    }
    expect(stocks.lastIndexOf(true)).toBeLessThan(stocks.indexOf(false));
    expect((await get('/products/search?q=kettle&perPage=100&page=101')).data).toEqual([]);
    expect((await get('/products/search?q=kettle%20777')).data.map(({ title }) => title)).toEqual(['Kettle 777']);
  });

  it('updates its popular products in batches', async () => {
    const popular = async () =>
      (await sql<{ n: number }>`select count(*)::integer as n from products where popular`.execute(api.db)).rows[0]!.n;
    // In a small catalogue all products are popular.
    expect(await popular()).toBe(PRODUCTS);
    const refresh = async () =>
      (await sql<{ n: number }>`select refresh_popular(100, 8000) as n`.execute(api.db)).rows[0]!.n;
    expect(await refresh()).toBe(8000);
    expect(await refresh()).toBe(PRODUCTS - 8000 - (await popular()));
    expect(await refresh()).toBe(0);
    expect(await popular()).toBeLessThanOrEqual(100);
  });
});

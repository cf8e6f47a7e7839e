import type { FacetedPage, ProductCard } from '@nkm/contracts';
import fc from 'fast-check';
import { databases } from '../../../../test/test-databases';
import { withApi } from '../../../../test/with-api';
import { type Choice, type Fact, factsOf, facetsOf, fitting, queryOf } from '../test/naive-filter';

describe.each(databases)('list filters on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['catalog'] });
  let facts: Fact[] = [];
  beforeAll(async () => {
    facts = await factsOf(api.db);
  });

  const get = async (url: string, status = 200) => {
    const answer = await api.inject({ url });
    expect([url, answer.statusCode]).toEqual([url, status]);
    return answer.json<FacetedPage<ProductCard> & { errors?: Record<string, string[]> }>();
  };

  const some = <T>(values: () => T[]) =>
    fc.option(fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), { nil: undefined, freq: 2 }).map((picks) => () => {
      const all = values();
      return picks?.map((pick) => all[pick % all.length]!);
    });
  const distinct = (of: (fact: Fact) => string[]) => () =>
    [...new Set(facts.flatMap(of))].filter((value) => value !== '').sort();

  /** Choices of existing values; resolved lazily, because the facts come from the database. */
  const choices = fc.record({
    category: some(distinct(({ category, subcategory }) => [category, subcategory])),
    brand: some(distinct(({ brand }) => [brand])),
    color: some(distinct(({ colors }) => colors)),
    size: some(distinct(({ sizes }) => sizes)),
    condition: some(() => ['New', 'Refurbished', 'Used']),
    rating: fc.constantFrom(undefined, undefined, undefined, 1, 3, 4, 4.5),
    price_min: fc.constantFrom(undefined, undefined, 0, 5000, 24_500.5),
    price_max: fc.constantFrom(undefined, undefined, 30_000, 99_999.99, 500_000),
    in_stock: fc.constantFrom(undefined, undefined, '1' as const),
  });
  type Drawn = typeof choices extends fc.Arbitrary<infer T> ? T : never;
  const chosen = ({ category, brand, color, size, condition, ...plain }: Drawn): Choice => ({
    ...plain,
    category: category(),
    brand: brand(),
    color: color(),
    size: size(),
    condition: condition(),
  });

  it('return the products and facet counts of a naive scan', async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (drawn) => {
        const choice = chosen(drawn);
        const wanted = fitting(facts, choice);
        const { data, pagination, facets } = await get(`/products?perPage=100&facets=1&${queryOf(choice)}`);
        expect(pagination.total).toBe(wanted.length);
        expect(data.map(({ id }) => id)).toEqual(wanted.slice(0, 100).map(({ id }) => id));
        expect(facets).toEqual(facetsOf(facts, choice));
      }),
      { numRuns: 40 },
    );
  });

  it('work the same for categories and search', async () => {
    const phones = await get('/subcategories/smartphones?in_stock=1&color=Black&facets=1');
    const expected = fitting(facts, { category: ['smartphones'], in_stock: '1', color: ['Black'] });
    expect(phones.data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    const subcategories = (await get('/categories/jewelry-watches/products?facets=1')).facets!.category;
    expect(subcategories.map(({ value }) => value)).toContain('rings');
    expect(subcategories.reduce((sum, { count }) => sum + count, 0)).toBe(
      fitting(facts, { category: ['jewelry-watches'] }).length,
    );
    const leather = await get('/products/search?q=leather&facets=1&perPage=100');
    for (const { value, count } of leather.facets!.brand) {
      const { pagination } = await get(`/products/search?q=leather&brand=${encodeURIComponent(value)}`);
      expect([value, pagination.total]).toEqual([value, count]);
    }
  });

  it('keep a choice without matches among the facets, so that it can be unticked', async () => {
    const { data, facets } = await get('/products?facets=1&brand=Nobody&color=Gold');
    expect(data).toEqual([]);
    expect(facets!.brand.at(-1)).toEqual({ value: 'Nobody', label: 'Nobody', count: 0 });
    expect(facets!.price).toEqual({ min: 0, max: 0 });
  });

  it('ignore empty form fields and unknown parameters', async () => {
    const { pagination } = await get('/products');
    const form =
      '/products?category=&brand=&brand=&price_min=&price_max=&rating=&in_stock=&facets=&utm_source=x&fabric=silk';
    expect((await get(form)).pagination).toEqual(pagination);
    expect((await get('/products?in_stock=0')).pagination).toEqual(pagination);
    expect((await get('/products')).facets).toBeUndefined();
  });

  it.each([
    ['price_min=cheap', 'price_min'],
    ['price_min=-1', 'price_min'],
    ['price_max=1e99', 'price_max'],
    ['price_min=5000&price_max=4000', 'price_max'],
    ['rating=6', 'rating'],
    ['rating=0', 'rating'],
    ['vendor=x', 'vendor'],
    ['in_stock=yes', 'in_stock'],
    ['facets=all', 'facets'],
    ['condition=Broken', 'condition.0'],
    ['category=%00', 'category.0'],
    ['brand=a%00b', 'brand.0'],
    [`brand=${'x'.repeat(81)}`, 'brand.0'],
    [`size=${Array(21).fill('M').join('&size=')}`, 'size'],
    ['rating=4&rating=5', 'rating'],
  ])('refuse %s with an error for the field', async (query, field) => {
    const { errors } = await get(`/products?${query}`, 422);
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });

  it.each([
    `brand=${encodeURIComponent("'; drop table products; --")}`,
    `brand=${encodeURIComponent('<script>alert(1)</script>')}`,
    `color=${encodeURIComponent('{"a",NULL}')}`,
    'category=no-such',
    'vendor=9007199254740991',
  ])('find nothing for %s, without side effects', async (query) => {
    expect((await get(`/products?${query}`)).data).toEqual([]);
  });

  it('answer 5 KB of query without delay', async () => {
    const { errors } = await get(`/products?brand=${'x'.repeat(5000)}`, 422);
    expect(Object.keys(errors ?? {})).toEqual(['brand.0']);
    await get(`/products?nonsense=${'x'.repeat(5000)}`);
  });
});

describe.each(databases)('availability on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['catalog'] });
  const inStock = async (id: number) =>
    (await api.db.selectFrom('products').select('in_stock').where('id', '=', id).executeTakeFirstOrThrow()).in_stock;

  it('follows the stock of a product without variants', async () => {
    const { id } = await api.db
      .selectFrom('products')
      .select('id')
      .where('has_variants', '=', false)
      .where('stock', '>', 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    await api.db.updateTable('products').set({ stock: 0 }).where('id', '=', id).execute();
    expect(await inStock(id)).toBe(false);
    await api.db.updateTable('products').set({ stock: 3 }).where('id', '=', id).execute();
    expect(await inStock(id)).toBe(true);
  });

  it('follows the stock of the variants: one in stock suffices', async () => {
    const { id } = await api.db
      .selectFrom('products')
      .select('id')
      .where('has_variants', '=', true)
      .where('in_stock', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow();
    await api.db.transaction().execute(async (trx) => {
      await trx.updateTable('product_variants').set({ stock: 0 }).where('product_id', '=', id).execute();
    });
    expect(await inStock(id)).toBe(false);
    await api.db
      .updateTable('product_variants')
      .set({ stock: 1 })
      .where('product_id', '=', id)
      .where('position', '=', 1)
      .execute();
    expect(await inStock(id)).toBe(true);
  });
});

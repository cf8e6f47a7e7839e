import type { Product, Review } from '@nkm/contracts';
import { sql } from 'kysely';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('product endpoint on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['catalog'] });
  const show = async (idOrSlug: string | number): Promise<Product> => {
    const response = await api.inject({ url: `/products/${idOrSlug}` });
    expect(response.statusCode).toBe(200);
    return response.json<{ data: Product }>().data;
  };
  const some = async (column: 'has_variants' | 'offer_group' | 'review_count') => {
    const rows = await api.db.selectFrom('products').select(['id', 'slug', column]).orderBy('id').execute();
    const row = rows.find((product) => product[column]);
    if (!row) throw new Error(`no product with ${column}`);
    return row;
  };

  it('CAT-CALL-008 GET /products/{slug or id} returns the same product for both', async () => {
    const bySlug = await show('sony-playstation-5-slim-disc-edition-1tb');
    expect(bySlug.title).toBe('Sony PlayStation 5 Slim Disc Edition 1TB');
    expect(await show(bySlug.id)).toEqual(bySlug);
    expect(await show('Sony-PlayStation-5-Slim-Disc-Edition-1TB')).toEqual(bySlug);
  });

  it('API-FIELD-003 has every documented field', async () => {
    const product = await show('sony-playstation-5-slim-disc-edition-1tb');
    expect(product).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      slug: 'sony-playstation-5-slim-disc-edition-1tb',
      image: expect.stringMatching(/^\/api\/pictures\/[a-z0-9-]+\/640\.webp$/),
      thumbnail: expect.stringMatching(/^\/api\/pictures\/[a-z0-9-]+\/160\.webp$/),
      picture: {
        src: expect.any(String),
        srcset: expect.any(String),
        srcset_avif: expect.any(String),
        width: 960,
        height: 960,
      },
      images: expect.arrayContaining([expect.stringMatching(/\/960\.webp$/)]),
      pictures: expect.arrayContaining([
        expect.objectContaining({ srcset_avif: expect.stringContaining('320.avif 320w') }),
      ]),
      shared_picture: { src: expect.stringMatching(/\/960\.jpg$/), width: 960, height: 960 },
      description: expect.stringMatching(/^<p>.*<ul><li>/),
      selling_price: expect.any(Number),
      original_price: expect.any(Number),
      price: product.selling_price,
      quantity: expect.any(Number),
      condition: 'New',
      boost_type: null,
      vendor: {
        id: expect.any(Number),
        name: expect.any(String),
        store_name: 'Naija Game Arena',
        about: expect.any(String),
        profile: { id: product.vendor.id, avatar: expect.stringMatching(/^\/api\/pictures\/store-/) },
        star_summary: expect.objectContaining({ '5': expect.any(Number) }),
      },
      gigl_station: { id: expect.any(Number), name: 'Lekki', state_id: expect.any(Number) },
      category: { name: 'consumer-electronic', title: 'Consumer Electronics', slug: 'consumer-electronic' },
      subcategory: { name: 'PlayStation 5', slug: 'playstation-5' },
      stars: expect.any(Number),
      total_stars: expect.any(Number),
      star_summary: {
        '1': expect.any(Number),
        '2': expect.any(Number),
        '3': expect.any(Number),
        '4': expect.any(Number),
        '5': expect.any(Number),
      },
      specification: expect.objectContaining({ Brand: 'Sony', Storage: '1TB SSD' }),
      questions: expect.any(Array),
      more: expect.any(Array),
      related: expect.any(Array),
      variants: [],
      variants_id: null,
      latest_reviews: expect.any(Array),
      has_variants: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('names the stars of the store as its page does, and none before the first rating', async () => {
    const { vendor } = await show('sony-playstation-5-slim-disc-edition-1tb');
    const { rows } = await sql<{ stars: number; count: number }>`
      select stars, count(*)::integer as count from (
        select r.stars from reviews r join products p on p.id = r.product_id
          where p.vendor_id = ${vendor.id} and p.status = 'published'
        union all select stars from vendor_ratings where vendor_id = ${vendor.id}) given
      group by stars`.execute(api.db);
    const counted = Object.fromEntries(rows.map(({ stars, count }) => [stars, count]));
    expect(vendor.star_summary).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, ...counted });

    const { id } = await api.db
      .insertInto('vendors')
      .values({ name: 'Bisi', store_name: 'Bisi New Store', user_id: null, avatar_key: null, gigl_station_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const unrated = await api.db
      .selectFrom('products')
      .select('id')
      .where('review_count', '=', 0)
      .where('status', '=', 'published')
      .limit(1)
      .executeTakeFirstOrThrow();
    await sql`update products set vendor_id = ${id}, card = jsonb_set(card, '{vendor,id}', to_jsonb(${id}::integer))
      where id = ${unrated.id}`.execute(api.db);
    expect((await show(unrated.id)).vendor).not.toHaveProperty('star_summary');
  });

  it('API-FIELD-004 a variant has id, prices, stock, a title/value list and an image', async () => {
    const product = await show((await some('has_variants')).id);
    expect(product.variants_id).toBe(product.variants[0]?.id);
    expect(product.variants.length).toBeGreaterThan(1);
    for (const variant of product.variants) {
      expect(variant).toMatchObject({
        id: expect.any(Number),
        quantity: expect.any(Number),
        image: expect.stringMatching(/\.webp$/),
        values: expect.arrayContaining([{ title: expect.any(String), value: expect.any(String) }]),
      });
      expect(variant.selling_price).toBeLessThanOrEqual(variant.original_price);
      expect(variant.selling_price).toBeGreaterThanOrEqual(product.selling_price);
    }
    expect(new Set(product.variants.map(({ values }) => JSON.stringify(values))).size).toBe(product.variants.length);
  });

  it("lists other vendors' offers of the same product and related products of its subcategory", async () => {
    const product = await show((await some('offer_group')).id);
    expect(product.more.length).toBeGreaterThanOrEqual(1);
    for (const offer of product.more) {
      expect(offer.title).toBe(product.title);
      expect(offer.vendor.id).not.toBe(product.vendor.id);
    }
    expect(product.related.length).toBeGreaterThanOrEqual(4);
    for (const { id, subcategory } of product.related) {
      expect(id).not.toBe(product.id);
      expect(subcategory).toEqual(product.subcategory);
    }
  });

  it('reads the stock live: the next request shows a change', async () => {
    const { id } = await some('has_variants');
    const before = await show(id);
    const variant = before.variants.find(({ quantity }) => quantity > 0);
    await api.db
      .updateTable('product_variants')
      .set({ stock: 0 })
      .where('id', '=', variant?.id ?? 0)
      .execute();
    const after = await show(id);
    expect(after.quantity).toBe(before.quantity - (variant?.quantity ?? 0));
    expect(after.variants.find(({ id }) => id === variant?.id)?.quantity).toBe(0);
  });

  it('CAT-CALL-011 GET /products/{id}/reviews returns pages of reviews, newest first', async () => {
    const { id, slug, review_count } = await some('review_count');
    const url = (idOrSlug: string | number, page: number) => `/products/${idOrSlug}/reviews?perPage=1&page=${page}`;
    const pages = await Promise.all(
      [1, 2].map(async (page) => (await api.inject({ url: url(id, page) })).json<{ data: Review[] }>()),
    );
    expect(pages[0]).toMatchObject({ pagination: { current_page: 1, total: review_count, perPage: 1 } });
    expect((await api.inject({ url: url(slug, 1) })).json()).toEqual(pages[0]);
    const all = (await api.inject({ url: `/products/${id}/reviews` })).json<{ data: Review[] }>().data;
    expect(all).toHaveLength(review_count);
    expect(all[0]).toEqual(pages[0]?.data[0]);
    const days = all.map(({ created_at }) => created_at);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('API-FIELD-005 a review has id, name, avatar, stars, comment, created_at and total_helps', async () => {
    const { id } = await some('review_count');
    const { data } = (await api.inject({ url: `/products/${id}/reviews` })).json<{ data: Review[] }>();
    expect(data[0]).toEqual({
      id: expect.any(Number),
      name: expect.stringMatching(/^\S+ \S+$/),
      avatar: data[0]?.avatar === null ? null : expect.stringMatching(/^\/api\/pictures\/face-\d+-/),
      stars: expect.any(Number),
      comment: expect.any(String),
      created_at: expect.stringMatching(/Z$/),
      total_helps: expect.any(Number),
      verified: false,
      photos: [],
    });
  });

  it('includes the newest three reviews, identical to the review list', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from products where review_count > 3 and status = 'published' limit 1`.execute(api.db);
    const { id } = rows[0]!;
    const { data } = (await api.inject({ url: `/products/${id}/reviews?perPage=3` })).json<{ data: Review[] }>();
    expect(data).toHaveLength(3);
    expect((await show(id)).latest_reviews).toEqual(data);
  });

  it('GET /products/{id}/reviews narrows by stars, with their number', async () => {
    const { id, star_summary } = await show((await some('review_count')).id);
    for (const stars of [1, 2, 3, 4, 5] as const) {
      const url = `/products/${id}/reviews?perPage=100&stars=${stars}`;
      const { data, pagination } = (await api.inject({ url })).json<{
        data: Review[];
        pagination: { total: number };
      }>();
      expect(pagination.total).toBe(star_summary[stars]);
      expect(data).toHaveLength(Math.min(100, star_summary[stars]));
      expect(data.every((review) => review.stars === stars)).toBe(true);
    }
    expect((await api.inject({ url: `/products/${id}/reviews?stars=6` })).statusCode).toBe(422);
  });

  it('star_summary matches the listed reviews', async () => {
    const product = await show((await some('review_count')).id);
    const { data } = (await api.inject({ url: `/products/${product.id}/reviews?perPage=100` })).json<{
      data: Review[];
    }>();
    const counted = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
    for (const { stars } of data) counted[String(stars) as keyof typeof counted]++;
    expect(product.star_summary).toEqual(counted);
    expect(product.stars).toBe(data.length);
    expect(product.total_stars).toBe(data.reduce((sum, { stars }) => sum + stars, 0));
  });

  it.each([
    'no-such-product',
    '0',
    '999999999',
    '99999999999999999999999',
    '-1',
    '%00',
    "x' or '1'='1",
    '..%2F..%2Fetc',
    'a'.repeat(200),
    '%F0%9F%91%97',
    '__proto__',
    'constructor',
  ])('returns 404 for the hostile or unknown slug %j', async (slug) => {
    for (const url of [`/products/${slug}`, `/products/${slug}/reviews`]) {
      const response = await api.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: expect.any(String) });
    }
  });

  it('returns 404 for a draft and 410 for a removed product', async () => {
    const { id, slug } = await some('review_count');
    for (const [status, code] of [
      ['draft', 404],
      ['removed', 410],
    ] as const) {
      await api.db.updateTable('products').set({ status }).where('id', '=', id).execute();
      for (const key of [id, slug]) expect((await api.inject({ url: `/products/${key}` })).statusCode).toBe(code);
    }
  });
});

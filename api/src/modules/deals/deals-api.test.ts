import type { FlashDeals, ProductCard } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

const DAY_S = 86_400;

describe.each(databases)('deals on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['deals'] });
  const get = async (url: string) => (await api.inject({ url })).json();
  const isReduced = ({ selling_price, original_price }: ProductCard) => selling_price < original_price;

  it('CAT-CALL-017 API-FIELD-023 GET /deals lists products below their usual price, newest first', async () => {
    const { data } = (await get('/deals')) as { data: ProductCard[] };
    expect(data).toHaveLength(200);
    expect(data.every(isReduced)).toBe(true);
    const days = data.map(({ created_at }) => Date.parse(created_at));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    expect(data[0]).toMatchObject({
      id: expect.any(Number),
      slug: expect.any(String),
      title: expect.any(String),
      image: expect.stringMatching(/^\/api\/pictures\//),
      description: expect.stringMatching(/^<p>/),
      stars: expect.any(Number),
      star_summary: { '1': expect.any(Number), '5': expect.any(Number) },
      vendor: { name: expect.any(String) },
    });
    expect((await get('/deals?perPage=4')).data).toEqual(data.slice(0, 4));
  });

  it('CAT-CALL-018 CAT-CONST-003 GET /deals/all returns pages of 20 with pagination', async () => {
    const first = await get('/deals/all');
    expect(first.data).toHaveLength(20);
    expect(first.pagination).toEqual({ current_page: 1, total: expect.any(Number), perPage: 20 });
    expect(first.pagination.total).toBeGreaterThan(200);
    const second = await get('/deals/all?page=2');
    const ids = [...first.data, ...second.data].map(({ id }: ProductCard) => id);
    expect(new Set(ids).size).toBe(40);
    expect((await get('/deals/all?page=999')).data).toEqual([]);
  });

  it.each(['/deals/all?page=0', '/deals/all?perPage=1000000', '/deals?perPage=0', '/deals?perPage=201'])(
    'refuses %s',
    async (url) => expect((await api.inject({ url })).statusCode).toBe(422),
  );

  it('CAT-CONST-026 returns the current flash deal, the next one, and the server time', async () => {
    const response = await api.inject({ url: '/flash-deals' });
    expect(response.headers['cache-control']).toBe('no-cache');
    const { now, current, next } = response.json<{ data: FlashDeals }>().data;
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
    expect(current).toMatchObject({ promo_code: 'FLASH', offers: expect.any(Array) });
    expect(Date.parse(current!.starts_at)).toBeLessThanOrEqual(Date.parse(now));
    expect(Date.parse(current!.ends_at)).toBeGreaterThan(Date.parse(now));
    expect(next!.starts_at).toBe(current!.ends_at);
  });

  it('offers each product for less, with quantities sold and left', async () => {
    const { current } = (await get('/flash-deals')).data as FlashDeals;
    expect(current!.offers).toHaveLength(12);
    for (const { product, flash_price, quantity, sold, left } of current!.offers) {
      expect(flash_price).toBeLessThan(product.selling_price);
      expect(flash_price).toBeGreaterThanOrEqual(product.original_price / 10);
      expect(left).toBe(Math.min(quantity - sold, product.quantity));
    }
  });

  it('switches to the next campaign when one ends, and to none after the last', async () => {
    const { next } = (await get('/flash-deals')).data as FlashDeals;
    api.advance(DAY_S);
    const later = (await get('/flash-deals')).data as FlashDeals;
    expect(later.current!.id).toBe(next!.id);
    api.advance(90 * DAY_S);
    expect((await get('/flash-deals')).data).toMatchObject({ current: null, next: null });
  });

  it('rejects overlapping campaigns', async () => {
    const { starts_at, ends_at } = await api.db.selectFrom('flash_campaigns').selectAll().executeTakeFirstOrThrow();
    const again = { title: 'Twice', promo_code: 'TWICE', starts_at, ends_at };
    await expect(api.db.insertInto('flash_campaigns').values(again).execute()).rejects.toThrow(/flash_campaigns/);
  });
});

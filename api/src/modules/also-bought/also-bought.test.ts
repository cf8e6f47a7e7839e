import type { ProductCard } from '@nkm/contracts';
import { sql } from 'kysely';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { countAlsoBought } from './count-also-bought';

describe.each(databases)('also-bought products on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['catalog', 'also-bought'] });
  const companions = async (idOrSlug: string | number) => {
    const response = await api.inject({ url: `/products/${idOrSlug}/also-bought` });
    return { status: response.statusCode, body: response.json<{ data: ProductCard[] }>() };
  };
  const counts = async () => {
    const rows = await api.db.selectFrom('also_bought').selectAll().orderBy('product_id').orderBy('other_id').execute();
    return rows.map(({ product_id, other_id, orders }) => [product_id, other_id, orders]);
  };
  const idsInStock = async (count: number) => {
    const { rows } = await sql<{ product_id: number }>`
      select product_id from product_stock where stock > 0 order by product_id limit ${count}`.execute(api.db);
    return rows.map(({ product_id }) => product_id);
  };

  it('exist for each seeded product, in stock, without the product itself', async () => {
    const { id, slug } = await api.db
      .selectFrom('products')
      .select(['id', 'slug'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { status, body } = await companions(slug);
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThanOrEqual(3);
    expect(body.data.every((card) => card.id !== id && card.quantity > 0)).toBe(true);
    expect((await companions(id)).body).toEqual(body);
    expect((await companions('no-such-dress')).status).toBe(404);
  });

  it('are counted once per paid order, in both directions', async () => {
    await countAlsoBought(api.db);
    await api.db.deleteFrom('also_bought').execute();
    await countAlsoBought(api.db);
    expect(await counts()).toEqual([]);

    await sql`update orders set also_bought_counted = false`.execute(api.db);
    await countAlsoBought(api.db);
    const { rows } = await sql<{ pairs: number }>`
      select count(*)::integer as pairs from (
        select distinct o.id, x.product_id as one, y.product_id as other from orders o
        join invoices i on i.order_id = o.id join invoice_lines x on x.invoice_id = i.id
        join invoices j on j.order_id = o.id join invoice_lines y on y.invoice_id = j.id
        where o.status = 'Paid' and x.product_id <> y.product_id) k`.execute(api.db);
    const counted = await counts();
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.reduce((sum, [, , orders]) => sum + orders!, 0)).toBe(rows[0]!.pairs);
    for (const [one, other, orders] of counted) expect(counted).toContainEqual([other, one, orders]);
  });

  it('come most often bought first, without sold-out ones', async () => {
    const [dress, gele, shoe, bag] = (await idsInStock(4)) as [number, number, number, number];
    await api.db.deleteFrom('also_bought').execute();
    const pair = (other_id: number, orders: number) => ({ product_id: dress, other_id, orders });
    await api.db
      .insertInto('also_bought')
      .values([pair(gele, 2), pair(shoe, 9), pair(bag, 5)])
      .execute();
    await sql`update products set stock = 0 where id = ${bag}`.execute(api.db);
    await sql`update product_variants set stock = 0 where product_id = ${bag}`.execute(api.db);
    expect((await companions(dress)).body.data.map(({ id }) => id)).toEqual([shoe, gele]);
    expect((await companions(bag)).body).toEqual({ data: [] });
  });
});

import { refreshSearch } from '../src/modules/catalog/public';
import type { OpenDatabase, SqlSession } from '../src/platform/database/database';

/** Rows in one statement; the embedded database holds a whole statement in memory. */
const BATCH = 50_000;
/** Concurrent statements; the server has two processors in the test setup. */
const AT_ONCE = 2;

/**
 * Copies the seed’s products until there are this many. Each copy has its own address, price, day, stars, stock and a
 * model number in its title. Four of ten titles contain "Premium", and one in 20,000 contains a unique word.
 */
export async function fillCatalogue(database: OpenDatabase, products: number): Promise<void> {
  await database.session(async (session) => {
    const [{ there = 0 } = {}] = await session.query<{ there: number }>(
      'select count(*)::integer as there from products',
    );
    if (there >= products) return;
    const indexes = await dropIndexes(session);
    const [{ base = 0 } = {}] = await session.query<{ base: number }>('select max(id)::integer as base from products');
    const starts = Array.from({ length: Math.ceil(products / BATCH) }, (_, index) => index * BATCH);
    await inTurn(starts, database.kind === 'postgres' ? AT_ONCE : 1, (start) =>
      database.session(async (own) => {
        // Copies need no triggers and no foreign-key checks.
        await own.script('set session_replication_role = replica');
        await own.query(COPY, [start + 1, Math.min(products, start + BATCH), base, products]);
        await own.script('set session_replication_role = default');
      }),
    );
    await inTurn(indexes, database.kind === 'postgres' ? AT_ONCE : 1, (index) =>
      database.session((own) => own.script(`set maintenance_work_mem = '256MB'; ${index}`)),
    );
    await refreshSearch(database.db);
    await session.script('vacuum analyze products');
    await session.script('vacuum analyze search_terms');
  });
}

async function dropIndexes(session: SqlSession): Promise<string[]> {
  const rows = await session.query<{ name: string; definition: string }>(`
    select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.tablename = 'products' and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`);
  for (const { name } of rows) await session.script(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function inTurn<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const COPY = `
  insert into products (vendor_id, subcategory_id, category_id, slug, title, brand, description_html,
    selling_price_kobo, original_price_kobo, stock, condition, specification, card, picture_key, popularity,
    stars_1, stars_2, stars_3, stars_4, stars_5, search_words, created_at, colors, sizes, in_stock, popular)
  select b.vendor_id, b.subcategory_id, b.category_id, 'copy-' || g || '-' || left(b.slug, 80),
    b.title || ' ' || case when g % 5 < 2 then 'Premium ' else '' end || 'M' || (g * 7919::bigint % 90001)
      || case when g % 20000 = 0 then ' Quetzal' else '' end,
    b.brand, '<p>' || b.title || ' for every day.</p>',
    drawn.price, drawn.price + (g % 3) * 10000, drawn.stock,
    case when g % 29 = 0 then 'Used' else b.condition end, '{}', b.card, b.picture_key,
    (2600 * power(drawn.wanted, 4))::integer,
    g % 3, g % 4, g % 5, g % 7, g % 11, b.search_words, timestamptz '2026-11-01' - g * interval '90 seconds',
    b.colors, b.sizes, drawn.stock > 0, drawn.wanted > 1 - 20000.0 / $4::integer
  from generate_series($1::integer, $2::integer) g
  join products b on b.id = 1 + g % $3::integer,
  lateral (select b.selling_price_kobo + (g % 97) * 5000 as price, (g * 31 % 23)::integer as stock,
    (g * 48271::bigint % 2147483647) / 2147483647.0 as wanted) drawn`;

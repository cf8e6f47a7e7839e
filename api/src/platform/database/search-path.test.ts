import { databases, openTestDatabase } from '../../../test/test-databases';
import type { OpenDatabase, SqlSession } from './database';

interface ShopFunction {
  name: string;
  language: string;
  definition: string;
  hasPath: boolean;
}

/** Functions of the shop, not of extensions, that fail when the search_path is empty. */
async function findDependentOnPath(session: SqlSession): Promise<string[]> {
  const functions = await session.query<ShopFunction>(`
    select p.oid::regprocedure::text as name, l.lanname as language, pg_get_functiondef(p.oid) as definition,
      coalesce(array_to_string(p.proconfig, ' '), '') like '%search_path=%' as "hasPath"
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  const found: string[] = [];
  for (const { name, language, definition, hasPath } of functions) {
    if (hasPath) continue;
    // PostgreSQL resolves the names in a body of PL/pgSQL only when it runs.
    if (language !== 'sql' || !(await canBeCreated(session, definition))) found.push(name);
  }
  return found;
}

async function canBeCreated(session: SqlSession, definition: string): Promise<boolean> {
  await session.script("begin; set local search_path = ''");
  try {
    await session.script(definition);
    return true;
  } catch {
    return false;
  } finally {
    await session.script('rollback');
  }
}

describe.each(databases)('functions of the shop on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind, 'seeded');
  });
  afterAll(() => database.close());

  it('set a search_path or name the schemas, because a restore runs without a search_path', async () => {
    expect(await database.session(findDependentOnPath)).toEqual([]);
  });

  it.each([
    ['language sql as $$ select count(*) from products $$', 'bigint'],
    ['language sql as $$ select search_text(ARRAY[title]) from public.products $$', 'text'],
    ['language plpgsql as $$ begin return (select count(*) from products); end $$', 'bigint'],
  ])('are found when they depend on it: %s', async (body, type) => {
    const found = await database.session(async (session) => {
      await session.script(`create function careless() returns ${type} ${body}`);
      const names = await findDependentOnPath(session);
      await session.script('drop function careless()');
      return names;
    });
    expect(found).toEqual(['careless()']);
  });

  it.each([
    'update public.products set title = title, stock = stock + 1 where not has_variants',
    'update public.product_variants set stock = stock + 1',
    "insert into public.search_synonyms (phrase, means) values ('fone', '{phone}')",
    'select public.add_phrase_words()',
    'select public.refresh_search_terms()',
    'select public.refresh_popular(10, 100)',
    'update public.orders set status = status',
    "update public.invoices set status = 'Packed' where status = 'Paid'",
    'select public.cash_due(id) from public.invoices',
  ])('work with an empty search_path: %s', async (sql) => {
    await database.session(async (session) => {
      await session.script("set search_path = ''");
      await session.query(sql);
      await session.script('reset search_path');
    });
  });
});

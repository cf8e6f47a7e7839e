import type { SqlSession } from '../platform/database/database';

type Query = SqlSession['query'];

/** Tables, views and sequences of the shop: not of the system, and not of an extension. */
const OWN = `from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Whether the database has any table, view or sequence. */
export async function isUsed(query: Query): Promise<boolean> {
  const [answer] = await query<{ used: boolean }>(
    `select exists (select ${OWN} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')) as used`,
  );
  return answer!.used;
}

/** Rows of each table, by its name. */
export async function countRows(query: Query): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    `select case n.nspname when 'public' then quote_ident(c.relname)
        else format('%I.%I', n.nspname, c.relname) end as name
      ${OWN} and c.relkind = 'r' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [counted] = await query<{ rows: string | number }>(`select count(*) as rows from ${name}`);
    counts[name] = Number(counted!.rows);
  }
  return counts;
}

/** The newest migration that ran, or null. */
export async function newestMigration(query: Query): Promise<string | null> {
  const [table] = await query<{ there: boolean }>(`select to_regclass('schema_migrations') is not null as there`);
  if (!table!.there) return null;
  const [newest] = await query<{ name: string | null }>('select max(name) as name from schema_migrations');
  return newest!.name;
}

import { sql } from 'kysely';
import type { OpenDatabase } from '../src/platform/database/database';

/** Every table that refers to an account. */
export async function accountTables(db: OpenDatabase['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Every table of the database. */
export async function allTables(db: OpenDatabase['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

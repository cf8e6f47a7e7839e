import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/platform/database/tables';

/**
 * Inserts many rows with explicit ids in one statement, then advances the table's id sequence past them.
 * @param columns name → PostgreSQL type, in the order of the statement
 */
export async function bulkInsert<Column extends string>(
  db: Kysely<Database>,
  table: keyof Database & string,
  columns: Record<Column, string>,
  rows: readonly Record<NoInfer<Column>, unknown>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns) as Column[];
  const list = sql.join(names.map((name) => sql.id(name)));
  const record = sql.join(names.map((name) => sql`${sql.id(name)} ${sql.raw(columns[name])}`));
  await sql`insert into ${sql.table(table)} (${list}) overriding system value
    select ${list} from json_to_recordset(${JSON.stringify(rows)}::json) as r(${record})`.execute(db);
}

/** Advances the sequence of an identity column past the largest inserted id. */
export async function continueIds(db: Kysely<Database>, table: keyof Database & string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
    db,
  );
}

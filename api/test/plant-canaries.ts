import { type RawBuilder, sql } from 'kysely';
import type { OpenDatabase } from '../src/platform/database/database';

type Db = OpenDatabase['db'];

/** A text that occurs nowhere else. */
const CANARY = 'canary-of-a-shopper';

interface Column {
  table: string;
  name: string;
  type: string;
  isRequired: boolean;
  /** Table and column that it refers to; null: none. */
  parent: string | null;
  parentColumn: string | null;
}

/** Writes canaries into a shopper's rows, and makes rows where there are none. */
export class Canaries {
  private readonly columns = new Map<string, Column[]>();
  /** Rows of the shopper by table, and the tables in the order in which they were found. */
  private readonly rows = new Map<string, Set<string>>();
  /** `table.column` with a canary. */
  readonly planted = new Set<string>();

  constructor(
    private readonly db: Db,
    private readonly userId: number,
    /** Values that a constraint asks for, by `table.column`. */
    private readonly values: Record<string, RawBuilder<unknown>>,
  ) {}

  /** Gives the shopper a row in each table. */
  async addRows(tables: readonly string[]): Promise<void> {
    await this.readColumns();
    for (const table of tables) await this.addRow(table);
  }

  async plant(tables: readonly string[]): Promise<void> {
    await this.addRows(tables);
    await this.collect('users', sql`id = ${this.userId}`);
    for (const table of this.rows.keys()) for (const column of this.columns.get(table)!) await this.plantIn(column);
  }

  /** Tables among the wanted ones in which the shopper has no row. */
  without(tables: readonly string[]): string[] {
    return tables.filter((table) => !this.rows.has(table));
  }

  /** `table.column` of every column that contains a canary. */
  async find(): Promise<string[]> {
    const found: string[] = [];
    for (const [table, columns] of this.columns) {
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} t where t::text like ${`%${CANARY}%`}`.execute(this.db);
      for (const { name } of columns)
        if (rows.some((row) => JSON.stringify(row[name] ?? null).includes(CANARY))) found.push(`${table}.${name}`);
    }
    return found.sort();
  }

  private async readColumns(): Promise<void> {
    const { rows } = await sql<Column>`
      select c.table_name as "table", c.column_name as name, c.data_type as type,
        c.is_nullable = 'NO' and c.column_default is null as "isRequired",
        f.parent, f."parentColumn"
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      left join lateral (
        select k.confrelid::regclass::text as parent, b.attname as "parentColumn" from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
        where k.contype = 'f' and k.conrelid = c.table_name::regclass and a.attname = c.column_name
        limit 1) f on true
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.is_generated = 'NEVER' and c.is_identity = 'NO'
      order by c.table_name, c.ordinal_position`.execute(this.db);
    this.columns.clear();
    for (const column of rows) this.columns.set(column.table, [...(this.columns.get(column.table) ?? []), column]);
  }

  /** A row of the shopper, unless there is one. */
  private async addRow(table: string): Promise<void> {
    const columns = this.columns.get(table)!;
    const owner = columns.find(({ parent }) => parent === 'users')!;
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(owner.name)} = ${this.userId} limit 1`.execute(this.db);
    if (rows.length > 0) return;
    const used = columns.filter(
      (column) => column === owner || column.isRequired || this.values[`${table}.${column.name}`],
    );
    const values = used.map((column) => (column === owner ? sql`${this.userId}::int` : this.valueOf(column)));
    await sql`insert into ${sql.table(table)} (${sql.join(used.map(({ name }) => sql.ref(name)))})
      values (${sql.join(values)})`
      .execute(this.db)
      .catch((error: Error) => {
        throw new Error(`No row for ${table}: ${error.message}`);
      });
  }

  private valueOf(column: Column): RawBuilder<unknown> {
    const { table, name, type, parent, parentColumn } = column;
    const given = this.values[`${table}.${name}`];
    if (given) return given;
    if (parent !== null) return sql`(select ${sql.ref(parentColumn!)} from ${sql.table(parent)} order by 1 limit 1)`;
    if (/timestamp|date/.test(type)) return sql`now()`;
    if (type === 'boolean') return sql`false`;
    if (type === 'bytea') return sql`'x'::bytea`;
    return canaryFor(column) ?? sql`1`;
  }

  /** The rows, and those that refer to them. */
  private async collect(table: string, where: RawBuilder<unknown>): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select ctid::text as id from ${sql.table(table)} where ${where}`.execute(this.db);
    const known = this.rows.get(table) ?? new Set();
    const fresh = rows.map(({ id }) => id).filter((id) => !known.has(id));
    if (fresh.length === 0) return;
    this.rows.set(table, new Set([...known, ...fresh]));
    for (const columns of this.columns.values())
      for (const { table: child, name, parent, parentColumn } of columns)
        if (parent === table && child !== table)
          await this.collect(
            child,
            sql`${sql.ref(name)} in (
              select ${sql.ref(parentColumn!)} from ${sql.table(table)} where ctid = any (${fresh}::tid[]))`,
          );
  }

  /** Changes each row alone, because a column can be unique. Leaves out columns whose constraints refuse a canary. */
  private async plantIn(column: Column): Promise<void> {
    const canary = canaryFor(column);
    if (canary === null || column.parent !== null) return;
    const { table, name } = column;
    const ids = [...this.rows.get(table)!];
    for (const [index, id] of ids.entries()) {
      const changed = await sql<{ id: string }>`
        update ${sql.table(table)} set ${sql.ref(name)} = ${canary} where ctid = ${id}::tid returning ctid::text as id`
        .execute(this.db)
        .catch(() => null);
      const moved = changed?.rows[0]?.id;
      if (moved === undefined) continue;
      this.planted.add(`${table}.${name}`);
      ids[index] = moved;
    }
    this.rows.set(table, new Set(ids));
  }
}

function canaryFor({ type, name, table }: Column): RawBuilder<unknown> | null {
  const text = `${CANARY} ${table}.${name}`;
  if (type === 'jsonb') return sql`${JSON.stringify({ canary: text })}::jsonb`;
  if (type === 'ARRAY') return sql`array[${text}]`;
  return type === 'text' || type === 'character varying' ? sql`${text}::text` : null;
}

import { MigrationError } from './migration-error';
import type { SqlSession } from './database';
import { numberOf, type Migration } from './read-migrations';

/** A row of `schema_migrations`. Rows of versions before the marks existed have none. */
export interface MigrationRun {
  name: string;
  checksum: string;
  expanding?: boolean | null;
  contracting_after?: string | null;
}

/** Migrations that ran on this database; null when none ever ran. Changes nothing. */
export async function readHistory({ query }: Pick<SqlSession, 'query'>): Promise<MigrationRun[] | null> {
  const [table] = await query<{ there: boolean }>(`select to_regclass('schema_migrations') is not null as there`);
  if (!table?.there) return null;
  // As JSON, because the mark columns can be missing.
  return (await query<{ run: MigrationRun }>('select to_jsonb(run) as run from schema_migrations run')).map(
    ({ run }) => run,
  );
}

/** Creates or completes the table, and marks migrations that ran before the marks existed. */
export async function prepareHistory(session: SqlSession, migrations: readonly Migration[]): Promise<void> {
  await session.script(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, run_at timestamptz not null default now())`);
  const [column] = await session.query<{ there: boolean }>(
    `select exists (select from pg_attribute where attrelid = 'schema_migrations'::regclass
      and attname = 'contracting_after') as there`,
  );
  if (!column?.there) {
    // Both are nullable, because versions older than the marks write rows without them.
    await session.script(`alter table schema_migrations
      add column if not exists expanding boolean, add column if not exists contracting_after text`);
  }
  const known = migrations.map(({ name, expanding, contractingAfter }) => ({ name, expanding, contractingAfter }));
  await session.query(
    `update schema_migrations run set expanding = known.expanding, contracting_after = known."contractingAfter"
      from jsonb_to_recordset($1::jsonb) as known (name text, expanding boolean, "contractingAfter" text)
      where known.name = run.name and run.expanding is null`,
    [JSON.stringify(known)],
  );
}

/**
 * Compares the history with the files of this version.
 * @returns migrations that have not run yet
 * @throws MigrationError when a file changed after it ran, and when this version neither has a migration that ran nor
 *   can work with it
 */
export function findMissing(history: readonly MigrationRun[], migrations: readonly Migration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const numbers = new Set(migrations.map(({ name }) => numberOf(name)));
  for (const run of history) {
    const migration = known.get(run.name);
    if (migration === undefined) refuseUnlessUsable(run, numbers);
    else if (migration.checksum !== run.checksum) {
      throw new MigrationError(
        `Migration ${run.name} was changed after it ran: undo the change, and add a new file for it.`,
      );
    }
  }
  const done = new Set(history.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

/** A newer version ran it. */
function refuseUnlessUsable(run: MigrationRun, numbers: Set<string | undefined>): void {
  if (run.expanding || (run.contracting_after && numbers.has(run.contracting_after))) return;
  const why = run.contracting_after
    ? `removed what this version still uses: start one that has migration ${run.contracting_after} or newer.`
    : `is unknown to this version and not marked as expanding: start the version that has it.`;
  throw new MigrationError(`Migration ${run.name} ran on this database, and ${why}`);
}

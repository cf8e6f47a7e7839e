import { MigrationError } from './migration-error';
import type { SqlSession } from './database';
import { numberOf, type Migration } from './read-migrations';

/** A row of `schema_migrations`. */
export interface MigrationRun {
  name: string;
  checksum: string;
  expanding: boolean;
  contracting_after: string | null;
}

/** Migrations that ran on this database. Changes nothing. */
export async function readHistory({ query }: Pick<SqlSession, 'query'>): Promise<MigrationRun[]> {
  const [table] = await query<{ there: boolean }>(`select to_regclass('schema_migrations') is not null as there`);
  if (!table?.there) return [];
  // As JSON, because a development version before 1.0.0 created the table without the last two columns.
  return (await query<{ run: MigrationRun }>('select to_jsonb(run) as run from schema_migrations run')).map(
    ({ run }) => run,
  );
}

export async function createHistory(session: SqlSession): Promise<void> {
  await session.script(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, run_at timestamptz not null default now(),
    expanding boolean not null, contracting_after text)`);
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
  if (run.expanding || (run.contracting_after !== null && numbers.has(run.contracting_after))) return;
  throw new MigrationError(
    `Migration ${run.name} ran on this database, and removed what this version still uses: ` +
      `start one that has migration ${run.contracting_after} or newer.`,
  );
}

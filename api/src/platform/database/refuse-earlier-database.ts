import { MigrationError } from './migration-error';
import type { MigrationRun } from './migration-history';
import type { OpenDatabase } from './database';
import type { Migration } from './read-migrations';

/** A database that a development version before 1.0.0 created has other migrations, so its tables can differ. */
export function refuseEarlierDatabase(
  { kind, name }: Pick<OpenDatabase, 'kind' | 'name'>,
  history: readonly MigrationRun[],
  [first]: readonly Migration[],
): void {
  if (history.length === 0 || first === undefined || history.some((run) => run.name === first.name)) return;
  const remedy =
    kind === 'pglite'
      ? 'delete that folder, or set DATA_DIR to another one'
      : 'create an empty database, and set DATABASE_URL to it';
  throw new MigrationError(
    `The ${name} was created by a version before 1.0.0, which this version cannot use: ${remedy}. Nothing was changed.`,
  );
}

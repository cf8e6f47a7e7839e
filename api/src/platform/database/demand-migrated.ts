import { sql } from 'kysely';
import type { OpenDatabase } from './database';
import { MigrationError } from './migration-error';
import { findMissing, readHistory } from './migration-history';
import { readMigrations } from './read-migrations';
import { refuseEarlierDatabase } from './refuse-earlier-database';

/**
 * Throws a MigrationError when a migration of this version is missing, or when this version cannot work with one that
 * ran.
 */
export async function demandMigrated(
  database: Pick<OpenDatabase, 'kind' | 'name' | 'db'>,
  folder: string,
): Promise<void> {
  const query = async <Row>(text: string) => (await sql<Row>`${sql.raw(text)}`.execute(database.db)).rows;
  const history = await readHistory({ query });
  const migrations = await readMigrations(folder);
  refuseEarlierDatabase(database, history, migrations);
  const missing = findMissing(history, migrations);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  throw new MigrationError(`The database lacks migrations (${names}): run "npm run migrate -w api".`);
}

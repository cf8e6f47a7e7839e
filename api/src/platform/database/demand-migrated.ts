import { sql, type Kysely } from 'kysely';
import { MigrationError } from './migration-error';
import { findMissing, readHistory } from './migration-history';
import { readMigrations } from './read-migrations';
import type { Database } from './tables';

/**
 * Throws a MigrationError when a migration of this version is missing, or when this version cannot work with one that
 * ran.
 */
export async function demandMigrated(db: Kysely<Database>, folder: string): Promise<void> {
  const query = async <Row>(text: string) => (await sql<Row>`${sql.raw(text)}`.execute(db)).rows;
  const missing = findMissing((await readHistory({ query })) ?? [], await readMigrations(folder));
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  throw new MigrationError(`The database lacks migrations (${names}): run "npm run migrate -w api".`);
}

import type { DatabaseSettings } from '../environment/database-settings';
import type { OpenDatabase } from './database';

/** Opens PostgreSQL when DATABASE_URL is set, else the embedded database in DATA_DIR. Throws DatabaseOpenError. */
export async function openDatabase(
  environment: Pick<DatabaseSettings, 'databaseUrl' | 'dataDir' | 'databasePoolSize'> & Partial<DatabaseSettings>,
): Promise<OpenDatabase> {
  // Loads only the driver in use, for a faster start.
  if (environment.databaseUrl === null) return (await import('./open-pglite')).openPglite(environment.dataDir);
  const { openPostgres } = await import('./open-postgres');
  return openPostgres(environment.databaseUrl, {
    poolSize: environment.databasePoolSize,
    pooler: environment.databasePooler,
    migrationUrl: environment.databaseMigrationUrl,
  });
}

import { unfinishedRestore } from '@nkm/server';
import type { DatabaseSettings } from '../environment/database-settings';
import { DatabaseOpenError, type OpenDatabase } from './database';

/** Opens PostgreSQL when DATABASE_URL is set, else the embedded database in DATA_DIR. Throws DatabaseOpenError. */
export async function openDatabase(
  environment: Pick<DatabaseSettings, 'databaseUrl' | 'dataDir' | 'databasePoolSize'> & Partial<DatabaseSettings>,
): Promise<OpenDatabase> {
  refuseHalfRestored(environment.dataDir);
  // Loads only the driver in use, for a faster start.
  if (environment.databaseUrl === null) return (await import('./open-pglite')).openPglite(environment.dataDir);
  const { openPostgres } = await import('./open-postgres');
  return openPostgres(environment.databaseUrl, {
    poolSize: environment.databasePoolSize,
    pooler: environment.databasePooler,
    migrationUrl: environment.databaseMigrationUrl,
  });
}

/** A shop that starts on a part of its data would create the rest anew. */
function refuseHalfRestored(dataDir: string): void {
  const restore = unfinishedRestore(dataDir);
  if (restore === null) return;
  throw new DatabaseOpenError(
    `The restore of ${restore.backup} is not finished: wait for it, or run "npx nkm restore ${restore.backup}" again.`,
  );
}

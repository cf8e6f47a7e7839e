import path from 'node:path';
import { failureLine } from './boot/failure-line';
import { migrate } from './platform/database/migrate';
import { openDatabase } from './platform/database/open-database';
import { readMigrationSettings } from './platform/environment/database-settings';

// npm run migrate -w api: runs before a deployment and needs only the database settings.
try {
  const apiDir = path.dirname(import.meta.dirname);
  const database = await openDatabase(readMigrationSettings(process.env, apiDir));
  try {
    const names = await migrate(database, path.join(apiDir, 'migrations'));
    process.stdout.write(names.length === 0 ? 'The database is up to date.\n' : `Migrated: ${names.join(', ')}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${failureLine(error)}\n`);
  process.exitCode = 1;
}

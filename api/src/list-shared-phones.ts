import { existsSync } from 'node:fs';
import path from 'node:path';
import { failureLine } from './boot/failure-line';
import { listSharedNumbers } from './modules/contacts/public';
import { demandMigrated } from './platform/database/demand-migrated';
import { openDatabase } from './platform/database/open-database';
import { readCommandSettings } from './platform/environment/database-settings';

// npm run list-shared-phones -w api: one line for each phone number that several accounts have, with their ids.
const apiDir = path.dirname(import.meta.dirname);

try {
  const envFile = path.join(apiDir, '..', '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const database = await openDatabase(readCommandSettings(process.env, apiDir));
  try {
    await demandMigrated(database, path.join(apiDir, 'migrations'));
    for (const { number, accounts } of await listSharedNumbers(database.db))
      process.stdout.write(`${number}\t${accounts.join(' ')}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${failureLine(error)}\n`);
  process.exitCode = 1;
}

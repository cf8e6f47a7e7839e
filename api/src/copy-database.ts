import path from 'node:path';
import type { DatabaseCopy } from './backup/database-copy';
import { failureLine } from './boot/failure-line';
import { readMigrationSettings, type DatabaseSettings } from './platform/environment/database-settings';
import { StartError } from './platform/start-error';

// `nkm backup` and `nkm restore` run this program for the database: it prints one line of JSON.

try {
  const ended = new AbortController();
  // When the command that started it is killed, pg_dump or pg_restore end too.
  process.stdin.on('close', () => ended.abort()).resume();
  const copy = await copyOf(readMigrationSettings(process.env, path.dirname(import.meta.dirname)), ended.signal);
  const [action, file = ''] = process.argv.slice(2);
  const actions: Record<string, () => Promise<unknown>> = {
    check: async () => ({ kind: copy.kind, used: await copy.isUsed() }),
    count: () => copy.count(),
    save: () => copy.save(path.resolve(file)),
    restore: () => copy.restore(path.resolve(file)).then(() => ({})),
  };
  const act = actions[action ?? ''];
  if (act === undefined) throw new StartError(`This program knows ${Object.keys(actions).join(', ')}, not ${action}.`);
  process.stdout.write(`${JSON.stringify(await act())}\n`);
} catch (error) {
  process.stderr.write(`${failureLine(error)}\n`);
  process.exitCode = 1;
}
process.stdin.destroy();

/** Loads only the driver in use, for a faster start. */
async function copyOf({ databaseUrl, dataDir }: DatabaseSettings, signal: AbortSignal): Promise<DatabaseCopy> {
  if (databaseUrl === null) return (await import('./backup/copy-pglite')).copyPglite(dataDir);
  return (await import('./backup/copy-postgres')).copyPostgres({ url: databaseUrl, signal });
}

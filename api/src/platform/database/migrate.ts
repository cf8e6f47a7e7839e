import { setTimeout as sleep } from 'node:timers/promises';
import { findMissing, prepareHistory, readHistory } from './migration-history';
import type { OpenDatabase, SqlSession } from './open-database';
import { readMigrations } from './read-migrations';
import { runMigration, type LockPatience } from './run-migration';

/** Any constant will do, as long as every instance takes the same. */
const ADVISORY_LOCK = 7_216_001;
const ASK_AGAIN_MS = 100;

/**
 * Brings the database to the newest version: runs each numbered SQL file that did not run yet, in its own
 * transaction, while holding an advisory lock, so that several instances can start at once.
 * Throws a MigrationError when a file that ran before was changed, when something ran that this version cannot work
 * with, or when one fails.
 * @returns names of the files that ran now
 */
export async function migrate(
  database: Pick<OpenDatabase, 'session'>,
  folder: string,
  patience?: LockPatience,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return database.session((session) =>
    withLock(session, async () => {
      // Refuses before anything is changed.
      findMissing((await readHistory(session)) ?? [], migrations);
      await prepareHistory(session, migrations);
      const missing = findMissing((await readHistory(session)) ?? [], migrations);
      for (const migration of missing) await runMigration(session, migration, patience);
      return missing.map(({ name }) => name);
    }),
  );
}

/** Asks instead of waiting: CREATE INDEX CONCURRENTLY waits for every statement, so also for one that waits for us. */
async function withLock<T>(session: SqlSession, work: () => Promise<T>): Promise<T> {
  while (!(await takesLock(session))) await sleep(ASK_AGAIN_MS);
  const result = await work();
  // After a failure the end of the session frees it.
  await session.query(`select pg_advisory_unlock(${ADVISORY_LOCK})`);
  return result;
}

async function takesLock(session: SqlSession): Promise<boolean> {
  const [row] = await session.query<{ mine: boolean }>(`select pg_try_advisory_lock(${ADVISORY_LOCK}) as mine`);
  return row!.mine;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { createHistory, findMissing, readHistory } from './migration-history';
import type { OpenDatabase, SqlSession } from './database';
import { readMigrations } from './read-migrations';
import { refuseEarlierDatabase } from './refuse-earlier-database';
import { runMigration, type LockPatience } from './run-migration';

/** Any constant works if every instance uses the same one. */
const ADVISORY_LOCK = 7_216_001;
const ASK_AGAIN_MS = 100;

/**
 * Migrates the database to the newest version: runs each numbered SQL file that has not run, in its own transaction. An
 * advisory lock lets several instances start at once.
 * @returns names of the files that ran now
 * @throws MigrationError when a file changed after it ran, when this version cannot work with a migration that ran,
 *   when a version before 1.0.0 created the database, or when a migration fails
 */
export async function migrate(
  database: Pick<OpenDatabase, 'kind' | 'name' | 'session'>,
  folder: string,
  patience?: LockPatience,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return database.session((session) =>
    withLock(session, async () => {
      const history = await readHistory(session);
      refuseEarlierDatabase(database, history, migrations);
      const missing = findMissing(history, migrations);
      await createHistory(session);
      for (const migration of missing) await runMigration(session, migration, patience);
      return missing.map(({ name }) => name);
    }),
  );
}

/**
 * Polls instead of waiting: CREATE INDEX CONCURRENTLY waits for every statement, so also for one that waits for this
 * lock.
 */
async function withLock<T>(session: SqlSession, work: () => Promise<T>): Promise<T> {
  while (!(await takesLock(session))) await sleep(ASK_AGAIN_MS);
  const result = await work();
  // After a failure, the end of the session releases it.
  await session.query(`select pg_advisory_unlock(${ADVISORY_LOCK})`);
  return result;
}

async function takesLock(session: SqlSession): Promise<boolean> {
  const [row] = await session.query<{ mine: boolean }>(`select pg_try_advisory_lock(${ADVISORY_LOCK}) as mine`);
  return row!.mine;
}

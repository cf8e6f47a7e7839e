import { setTimeout as sleep } from 'node:timers/promises';
import { MigrationError } from './migration-error';
import type { SqlSession } from './database';
import type { Migration } from './read-migrations';

/** How long a migration waits for locks of the running shop. */
export interface LockPatience {
  /** Short, with retries, because every later query waits behind a waiting migration. */
  lockTimeoutMs: number;
  attempts: number;
  /** Pause between two attempts. */
  pauseMs: number;
}

const LOCK_PATIENCE: LockPatience = { lockTimeoutMs: 2_000, attempts: 20, pauseMs: 1_000 };

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** Runs one migration and records it. On a MigrationError nothing remains, and it can run again. */
export async function runMigration(
  session: SqlSession,
  migration: Migration,
  patience: LockPatience = LOCK_PATIENCE,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await (migration.transaction
        ? runInTransaction(session, migration, patience)
        : runAlone(session, migration, patience));
      return;
    } catch (cause) {
      const { code, message } = cause as { code?: string; message?: string };
      const isBusy = code === LOCK_NOT_AVAILABLE || code === DEADLOCK;
      if (!isBusy || attempt >= patience.attempts) {
        const tries = isBusy ? ` (${attempt} attempts)` : '';
        throw new MigrationError(`Migration ${migration.name} failed${tries}: ${message ?? String(cause)}`, { cause });
      }
      await sleep(patience.pauseMs);
    }
  }
}

async function runInTransaction(session: SqlSession, migration: Migration, { lockTimeoutMs }: LockPatience) {
  await session.script(`set lock_timeout = ${lockTimeoutMs}`);
  await session.script('begin');
  try {
    await session.script(migration.sql);
    await note(session, migration);
    await session.script('commit');
  } catch (error) {
    // A broken connection has nothing to roll back; the first error has the reason.
    await session.script('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Runs statements such as CREATE INDEX CONCURRENTLY, one by one. Each waits for running transactions without blocking
 * others, so it has no time limit. After an earlier failure PostgreSQL keeps an invalid index, which is dropped first.
 */
async function runAlone(session: SqlSession, migration: Migration, { lockTimeoutMs }: LockPatience) {
  const isConcurrent = /\bconcurrently\b/i.test(migration.sql);
  await session.script(`set lock_timeout = ${isConcurrent ? 0 : lockTimeoutMs}`);
  for (const statement of statementsOf(migration.sql)) {
    const index = indexOf(statement);
    if (index !== undefined) await dropInvalid(session, index);
    await session.script(statement);
  }
  await note(session, migration);
}

/** The statements of a file, each of which ends a line. */
const statementsOf = (sql: string): string[] => sql.split(/(?<=;)\s*$/m).filter((text) => text.trim() !== '');

const CREATES_INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?([\w".]+)\s+on\b/i;

/** Name of the index that a statement creates concurrently. */
const indexOf = (statement: string): string | undefined => CREATES_INDEX.exec(statement)?.[1];

async function dropInvalid(session: SqlSession, index: string): Promise<void> {
  const [found] = await session.query<{ invalid: boolean }>(
    'select not indisvalid as invalid from pg_index where indexrelid = to_regclass($1)',
    [index],
  );
  if (found?.invalid) await session.script(`drop index concurrently ${index}`);
}

async function note(session: SqlSession, { name, checksum, expanding, contractingAfter }: Migration): Promise<void> {
  await session.query(
    'insert into schema_migrations (name, checksum, expanding, contracting_after) values ($1, $2, $3, $4)',
    [name, checksum, expanding, contractingAfter],
  );
}

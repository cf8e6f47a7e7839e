import type { Kysely } from 'kysely';
import pg from 'pg';
import { COLUMN_PARSERS } from './column-parsers';
import { DatabaseOpenError, type OpenDatabase, type SqlSession } from './database';
import { START_UP_LIMITS } from './opening';
import { PooledPostgresDialect } from './postgres-driver';
import { PreparingClient } from './prepared';
import { SteadyClient } from './steady-client';
import type { Database } from './tables';
import { GuardedKysely } from './transaction-guard';

const CONNECT_TIMEOUT_MS = 5_000;

export interface PostgresOptions {
  poolSize: number;
  /** `transaction`: a pooler assigns a server connection for one transaction only, as PgBouncer does. */
  pooler?: 'none' | 'transaction';
  /** Address for sessions, past the pooler; the main address by default. */
  migrationUrl?: string | null;
}

/** Opens a pool and tests it with one query. Throws a DatabaseOpenError whose message hides the password. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<OpenDatabase> {
  const { poolSize, pooler = 'none', migrationUrl = null } = options;
  const isShared = pooler === 'transaction';
  const pool = new pg.Pool({
    Client: isShared ? SteadyClient : PreparingClient,
    ...connectionTo(url),
    max: poolSize,
    ...(isShared ? {} : START_UP_LIMITS),
  });
  // The pool replaces a connection that breaks while idle. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw cannotReach('DATABASE_URL', url, cause);
  }
  const db: Kysely<Database> = new GuardedKysely(
    new PooledPostgresDialect(pool, isShared ? 'transaction' : 'start-up'),
  );
  return {
    kind: 'postgres',
    name: `database ${placeOf(url)}`,
    db,
    pool,
    session: (work) => {
      if (isShared && migrationUrl === null) {
        throw new DatabaseOpenError('DATABASE_MIGRATION_URL is missing: migrations need a connection past the pooler.');
      }
      return inSession(migrationUrl ?? url, migrationUrl === null ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL', work);
    },
    close: async () => {
      await db.destroy();
      await pool.end();
    },
  };
}

/** A separate connection, not from the pool: it has no time limit, and leaves no settings or locks behind. */
async function inSession<T>(url: string, setting: string, work: (session: SqlSession) => Promise<T>): Promise<T> {
  const client = new SteadyClient({ ...connectionTo(url), options: START_UP_LIMITS.options });
  try {
    await client.connect();
  } catch (cause) {
    throw cannotReach(setting, url, cause);
  }
  try {
    return await work({
      query: async <Row>(text: string, parameters?: unknown[]) => (await client.query(text, parameters)).rows as Row[],
      script: async (text) => void (await client.query(text)),
    });
  } finally {
    await client.end();
  }
}

function connectionTo(connectionString: string): pg.ClientConfig {
  return {
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Detects a machine or network that disappears silently.
    keepAlive: true,
    types: { getTypeParser },
  };
}

const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  COLUMN_PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

function cannotReach(setting: string, url: string, cause: unknown): DatabaseOpenError {
  return new DatabaseOpenError(`Cannot reach the database of ${setting} (${placeOf(url)}): ${reasonOf(cause)}`, {
    cause,
  });
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port ? `:${port}` : ''}${pathname}`;
}

function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

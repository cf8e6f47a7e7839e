import { type Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { COLUMN_PARSERS } from './column-parsers';
import { DatabaseOpenError, type OpenDatabase } from './open-database';
import type { Database } from './tables';
import { PreparingClient } from './prepared';
import { GuardedKysely } from './transaction-guard';

const CONNECT_TIMEOUT_MS = 5_000;
/** A statement that runs longer than this is a fault of ours. */
const STATEMENT_TIMEOUT_MS = 15_000;

/** Opens a pool and proves it with one query. Throws a DatabaseOpenError whose message hides the password. */
export async function openPostgres(url: string, poolSize: number): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: { getTypeParser },
    // Compiling a statement takes longer than any of ours does.
    options: '-c jit=off',
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new DatabaseOpenError(`Cannot reach the database of DATABASE_URL (${placeOf(url)}): ${reasonOf(cause)}`, {
      cause,
    });
  }
  const db: Kysely<Database> = new GuardedKysely(new PostgresDialect({ pool }));
  return {
    kind: 'postgres',
    db,
    pool,
    session: async (work) => {
      const client = await pool.connect();
      try {
        // Migrations and bulk loads may take their time.
        await client.query('set statement_timeout = 0');
        return await work({
          query: async <Row>(text: string, parameters?: unknown[]) =>
            (await client.query(text, parameters)).rows as Row[],
          script: async (text) => void (await client.query(text)),
        });
      } finally {
        // Closed rather than reused: the work may have left settings and locks behind.
        client.release(true);
      }
    },
    close: () => db.destroy(),
  };
}

const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  COLUMN_PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port ? `:${port}` : ''}${pathname}`;
}

function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

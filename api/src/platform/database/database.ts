import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { StartError } from '../start-error';
import type { Database } from './tables';

/** Plain SQL on one connection, for migrations and bulk loads. */
export interface SqlSession {
  query<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Several statements at once, without parameters. */
  script(text: string): Promise<void>;
}

export interface OpenDatabase {
  kind: 'pglite' | 'postgres';
  /** For messages to the operator, without a password: "database db.example:5432/shop". */
  name: string;
  db: Kysely<Database>;
  /** The pool of connections; null for the embedded database. */
  pool: Pool | null;
  /**
   * Runs work on one connection outside the pool, without a time limit. On the embedded database nothing else can run
   * at the same time.
   */
  session<T>(work: (session: SqlSession) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A database that cannot be opened. */
export class DatabaseOpenError extends StartError {
  override name = 'DatabaseOpenError';
}

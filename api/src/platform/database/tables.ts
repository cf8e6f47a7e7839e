import type { ColumnType, Generated } from 'kysely';

/** A timestamp that the database sets when it is not given. */
export type CreatedAt = ColumnType<Date, Date | undefined, Date>;
/** An identity column: never written by us. */
export type Identity = ColumnType<number, never, never>;
/** A jsonb column: read as a value, written as JSON text, which both databases take alike. */
export type Json<T> = ColumnType<T, string, string>;

export interface SessionsTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: number;
  platform: string;
  created_at: CreatedAt;
  expires_at: Date;
  /** Names the session to its shopper; the hash would do no harm, but is nobody's business. */
  id: Identity;
  /** Right to a few minutes. */
  last_used_at: CreatedAt;
  user_agent: Generated<string>;
  /** Of `known_devices`, when the session was opened by a complete sign-in. */
  device_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface OutboxTable {
  id: Identity;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  /** The one-time code in the text, so that the inbox can show it by itself. */
  code: string | null;
  created_at: CreatedAt;
  sent_at: Date | null;
  attempts: Generated<number>;
  next_attempt_at: CreatedAt;
  last_error: string | null;
  /** For the header List-Unsubscribe. */
  unsubscribe_url: string | null;
}

export interface JobRunsTable {
  name: string;
  last_started_at: Date;
  /** Null: nobody runs it. */
  lease_until: Date | null;
  /** Grows with each run. */
  fence: Generated<number>;
  /** Machine and process of the last run, for people. */
  holder: string | null;
}

export interface MetaTable {
  name: string;
  value: string;
}

/**
 * Every table of the API. Modules add theirs by declaration merging:
 * `declare module '../../platform/database/tables' { interface Database { carts: CartsTable } }`
 */
export interface Database {
  sessions: SessionsTable;
  outbox: OutboxTable;
  job_runs: JobRunsTable;
  /** Facts about this database itself, such as that it was seeded. */
  meta: MetaTable;
}

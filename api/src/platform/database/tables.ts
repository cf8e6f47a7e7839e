import type { ColumnType, Generated } from 'kysely';

/** A timestamp with a database default. */
export type CreatedAt = ColumnType<Date, Date | undefined, Date>;
/** An identity column, set only by the database. */
export type Identity = ColumnType<number, never, never>;
/** A jsonb column: read as a value, written as JSON text, which both databases accept. */
export type Json<T> = ColumnType<T, string, string>;

export interface SessionsTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: number;
  platform: string;
  created_at: CreatedAt;
  expires_at: Date;
  /** Public identifier of the session for its shopper; the hash stays private. */
  id: Identity;
  /** Accurate to a few minutes. */
  last_used_at: CreatedAt;
  user_agent: Generated<string>;
  /** When the owner confirmed this session with a passkey. */
  proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
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
  /** Of the HTML, see `Message`. */
  pictures: ColumnType<(string | null)[] | null, string | null | undefined, null>;
  /** For the header List-Unsubscribe. */
  unsubscribe_url: string | null;
  /** Not sent after this time. */
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface JobRunsTable {
  name: string;
  last_started_at: Date;
  /** Null: not running. */
  lease_until: Date | null;
  /** Increases with each run. */
  fence: Generated<number>;
  /** Machine and process of the last run, for operators. */
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
  /** Facts about this database, for example that it was seeded. */
  meta: MetaTable;
}

import type { ColumnType, Generated } from 'kysely';

/** An event of the books. Only the database writes entries (migration 1009). */
export interface LedgerEntriesTable {
  id: Generated<number>;
  /** Unique, such as `payment:12`. */
  key: string;
  order_id: number;
  booked_at: Date;
}

/** A side of an entry. */
export interface LedgerPostingsTable {
  entry_id: number;
  account: string;
  currency: string;
  /** Minor units; debits are positive, credits negative. */
  amount_kobo: number;
}

/** A result of the nightly check. */
export interface LedgerChecksTable {
  id: Generated<number>;
  checked_at: Date;
  /** Empty when the books are right. */
  problems: ColumnType<string[], string, never>;
}

declare module '../../platform/database/tables' {
  interface Database {
    ledger_entries: LedgerEntriesTable;
    ledger_postings: LedgerPostingsTable;
    ledger_checks: LedgerChecksTable;
  }
}

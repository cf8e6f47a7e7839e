import type { Generated } from 'kysely';
import type { Identity } from '../../platform/database/tables';

export interface CoinAccountsTable {
  id: Identity;
  /** Of a shopper; null for the shop's own accounts, which have a code. */
  user_id: number | null;
  code: string | null;
  /** Coins; null for the shop's own accounts. Moved by transfers only (migration 0038). */
  balance: number | null;
}

export interface CoinTransfersTable {
  id: Generated<number>;
  /** What it is for: nothing is paid twice. */
  key: string;
  from_account: number;
  to_account: number;
  /** Coins, at least 1. */
  amount: number;
  operation: string;
  comment: string;
  created_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    coin_accounts: CoinAccountsTable;
    coin_transfers: CoinTransfersTable;
  }
}

import type { Generated } from 'kysely';
import type { Identity } from '../../platform/database/tables';

export interface CoinAccountsTable {
  id: Identity;
  /** The shopper; null for the shop's own accounts, which have a code. */
  user_id: number | null;
  code: string | null;
  /** Coins; null for the shop's own accounts. Only transfers change it (migration 1011). */
  balance: number | null;
}

export interface CoinTransfersTable {
  id: Generated<number>;
  /** Unique reason, so that no award is paid twice. */
  key: string;
  from_account: number;
  to_account: number;
  /** Coins, at least 1. */
  amount: number;
  operation: string;
  comment: string;
  created_at: Date;
}

/** Rewards taken back; what the balance did not cover is waived. */
export interface CoinReversalsTable {
  /** Key of the reward. */
  key: string;
  user_id: number;
  taken: number;
  waived: number;
  reason: string;
  created_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    coin_accounts: CoinAccountsTable;
    coin_transfers: CoinTransfersTable;
    coin_reversals: CoinReversalsTable;
  }
}

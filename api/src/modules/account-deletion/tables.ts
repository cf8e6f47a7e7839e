import type { EarlierCodesColumn } from '../accounts/public';
import type { Generated } from 'kysely';
import type { Identity } from '../../platform/database/tables';

export interface DeletionRequestsTable {
  earlier_codes: EarlierCodesColumn;
  user_id: number;
  reason: string;
  platform: string;
  /** The session that requested the code; the code works only there. */
  session_id: number;
  code_hmac: string;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

export interface DeletionReasonsTable {
  id: Identity;
  reason: string;
  platform: string;
  /** The day is precise enough. */
  deleted_on: Date;
}

export interface DeletionReceiptsTable {
  token_hash: string;
  account_id: number;
  expires_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    deletion_requests: DeletionRequestsTable;
    deletion_reasons: DeletionReasonsTable;
    deletion_receipts: DeletionReceiptsTable;
  }
}

import type { EarlierLinksColumn } from '../accounts/public';

export interface EmailChangesTable {
  earlier_links: EarlierLinksColumn;
  user_id: number;
  /** The new address. */
  email: string;
  previous_email: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    email_changes: EmailChangesTable;
  }
}

import type { Identity } from '../../platform/database/tables';

export interface AbuseReportsTable {
  id: Identity;
  product_id: number;
  /** The signed-in sender; null for a guest. */
  user_id: number | null;
  name: string;
  email: string;
  subject: string;
  comment: string;
  created_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    abuse_reports: AbuseReportsTable;
  }
}

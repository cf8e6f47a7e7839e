import type { Generated } from 'kysely';

export type CancellationStatus = 'Requested' | 'Approved' | 'Refused';

export interface CancellationsTable {
  id: Generated<number>;
  line_id: number;
  status: Generated<CancellationStatus>;
  requested_at: Date;
  decided_at: Date | null;
  role_token_id: number | null;
  /** Why staff refused it; the shopper reads it. */
  reason: string | null;
}

declare module '../../platform/database/tables' {
  interface Database {
    cancellations: CancellationsTable;
  }
}

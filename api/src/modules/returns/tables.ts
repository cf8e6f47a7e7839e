import type { Actor, ReturnStatus } from '@nkm/contracts';
import type { Generated } from 'kysely';

export interface ReturnsTable {
  id: Generated<number>;
  reference: string;
  invoice_id: number;
  status: Generated<ReturnStatus>;
  reason: string;
  comment: string;
  /** Decided with the approval; then the fee for the card payment goes back, too. */
  seller_at_fault: Generated<boolean | null>;
  /** Why staff refused it; the shopper reads it. */
  refusal: Generated<string | null>;
  requested_at: Date;
}

export interface ReturnLinesTable {
  return_id: number;
  line_id: number;
  quantity: number;
  /** Known when the goods have arrived. */
  resellable: Generated<boolean | null>;
}

/** Only the database writes transitions (migration 1010). */
export interface ReturnTransitionsTable {
  id: Generated<number>;
  return_id: number;
  from_status: ReturnStatus;
  to_status: ReturnStatus;
  actor: Actor;
  role_token_id: number | null;
  reason: string | null;
  happened_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    returns: ReturnsTable;
    return_lines: ReturnLinesTable;
    return_transitions: ReturnTransitionsTable;
  }
}

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

/** The station to which a shopper takes a return, and the pass for it from the approval on. */
export interface ReturnDropOffsTable {
  return_id: number;
  station_id: number;
  /** Six digits. Only the shopper reads them. Null until the return is approved. */
  code: Generated<string | null>;
  /** End of the last day to hand the items in; null until then, too. */
  hand_in_until: Generated<Date | null>;
  wrong_codes: Generated<number>;
  reminded_at: Generated<Date | null>;
  /** Nobody handed the items in by the last day. */
  ended_at: Generated<Date | null>;
  arrived_at: Generated<Date | null>;
  /** Who recorded the arrival, and why without the code. */
  role_token_id: Generated<number | null>;
  arrival_reason: Generated<string | null>;
}

declare module '../../platform/database/tables' {
  interface Database {
    returns: ReturnsTable;
    return_lines: ReturnLinesTable;
    return_transitions: ReturnTransitionsTable;
    return_drop_offs: ReturnDropOffsTable;
  }
}

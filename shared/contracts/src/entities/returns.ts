import type { RefundAmounts, RefundState } from './amounts';
import type { Variant } from './products';
import type { Timestamp } from './values';

export type ReturnStatus = 'Requested' | 'Approved' | 'Refused' | 'Returned' | 'Refunded';

/** A shopper's request to return goods (ours). */
export interface InvoiceReturn {
  id: number;
  reference: string;
  status: ReturnStatus;
  /** Of the status Refunded; missing for every other one (ours). */
  refund_state?: RefundState;
  reason: string;
  comment: string;
  /** Why it was refused. */
  refusal: string | null;
  /** Where to send the goods; null until it is approved. */
  send_to: string | null;
  /**
   * How the goods of an approved return come back: the courier collects them at the place, or the shopper hands them in
   * at that station; missing for every other status (ours).
   */
  hand_over?: { by: 'courier' | 'station'; courier: string; place: string; until: Timestamp };
  /** What comes back with the goods; only from the approval to the refund, and not for orders in coins (ours). */
  expected_refund?: RefundAmounts;
  requested_at: Timestamp;
  products: {
    id: number;
    variant_id: number | null;
    name: string;
    /** Absent from an older server. */
    variant_values?: Variant['values'] | null;
    quantity: number;
  }[];
  /** Addresses of the photos, at the shop. */
  photos: string[];
}

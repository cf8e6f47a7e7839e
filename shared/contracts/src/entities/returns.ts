import type { PickupLocation } from './addresses';
import type { RefundAmounts, RefundQuote, RefundState } from './amounts';
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
  /** The station that the shopper chose instead; only until the goods are back (ours). */
  drop_off?: ReturnDropOff;
  /** What comes back with the goods; only from the approval to the refund, and not for orders in coins (ours). */
  expected_refund?: RefundAmounts;
  /** The same in coins, for an order in coins; other refunds of the order can change it by one (ours). */
  expected_coins?: number;
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

/** How the shopper takes a return to a station (ours; docs/rules.md "Drop-off of returns"). */
export interface ReturnDropOff {
  station: PickupLocation;
  /** The station was closed after the choice. Every other one takes the goods. */
  closed?: boolean;
  /** Six digits that the shopper shows there; missing while no station accepts them. */
  code?: string;
  /** End of the last day to hand the goods in; missing before the approval. */
  until?: Timestamp;
  /** The last day has passed, so the code is void. */
  ended?: boolean;
  /** When a station took the goods. */
  arrived_at?: Timestamp;
}

/** What a return would bring and how it would go back, before it is requested (ours). */
export interface ReturnQuote {
  /** When the return must be requested at the latest. */
  return_until: Timestamp;
  /** Days from the approval to the last day to hand the goods over. */
  hand_over_days: number;
  /** Missing without items. */
  refund?: RefundQuote;
  /** The way back without a choice of station. */
  hand_over: Omit<NonNullable<InvoiceReturn['hand_over']>, 'until'>;
  /** Station of the last return or order; null without one. */
  last_station: PickupLocation | null;
}

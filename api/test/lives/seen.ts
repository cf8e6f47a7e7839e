export interface SeenOrder {
  id: number;
  user_id: number;
  reference: string;
  status: string;
  stock_held: boolean;
  payment_method: string;
  amount_kobo: number;
  gateway_kobo: number;
}
export interface SeenInvoice {
  id: number;
  order_id: number;
  user_id: number;
  vendor_id: number;
  reference: string;
  status: string;
  delivery_kobo: number;
  tracking_code: string | null;
  delivered_at: Date | null;
  review_ends_by: Date | null;
  number: number | null;
}
export interface SeenLine {
  id: number;
  invoice_id: number;
  product_id: number;
  quantity: number;
  unit_kobo: number;
  status: string | null;
  coupon_share_kobo: number;
  delivery_share_kobo: number;
  gas_share_kobo: number;
  tax_share_kobo: number;
  gateway_share_kobo: number;
}
/** Of an invoice or a return. */
export interface SeenTransition {
  of: number;
  from_status: string;
  to_status: string;
  actor: string;
  happened_at: Date;
}
export interface SeenReturn {
  id: number;
  reference: string;
  invoice_id: number;
  status: string;
  seller_at_fault: boolean | null;
  lines: { line_id: number; quantity: number; resellable: boolean | null }[];
  /** Null: it goes back as the order came. */
  drop_off: {
    code: string | null;
    wrong_codes: number;
    reminded_at: string | null;
    ended_at: string | null;
    arrived_at: string | null;
  } | null;
}
export interface SeenRefund {
  id: number;
  order_id: number;
  invoice_id: number | null;
  amount_kobo: number;
  status: string;
  method: string;
  reason: string;
  products_kobo: number;
  coupon_kobo: number;
  delivery_kobo: number;
  gas_kobo: number;
  tax_kobo: number;
  gateway_kobo: number;
  /** Null: it goes back as money. */
  coins: number | null;
  lines: { line_id: number; quantity: number }[];
}
export interface SeenAttempt {
  order_id: number;
  reference: string;
  status: string;
  amount_kobo: number;
  authorization_url: string | null;
  /** Somebody else pays, by a link. */
  by_payer: boolean;
}

export interface SeenPickup {
  tracking_code: string;
  invoice_id: number;
  code: string;
  wrong_codes: number;
  ended_at: Date | null;
  collected_at: Date | null;
}

/** Everything that the shop knows about the orders of some shoppers. */
export interface Seen {
  now: Date;
  orders: SeenOrder[];
  invoices: SeenInvoice[];
  lines: SeenLine[];
  transitions: SeenTransition[];
  cancellations: { id: number; line_id: number; status: string }[];
  returns: SeenReturn[];
  returnTransitions: SeenTransition[];
  refunds: SeenRefund[];
  attempts: SeenAttempt[];
  coins: { user_id: number; key: string; amount: number; earned: boolean }[];
  reversals: { key: string; taken: number; waived: number }[];
  /** Money that came with parcels. */
  collections: { invoice_id: number; order_id: number; amount_kobo: number }[];
  /** Parcels that arrived at their stations. */
  pickups: SeenPickup[];
  balances: { order_id: number; account: string; balance: number }[];
  stock: { id: number; stock: number }[];
}

/** The lines of an invoice. */
export const linesOf = (seen: Seen, { id }: SeenInvoice) => seen.lines.filter(({ invoice_id }) => invoice_id === id);

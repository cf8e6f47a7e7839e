import type {
  Actor,
  DeliveryType,
  OrderStatus,
  PaymentMethod,
  PaymentProgress,
  ShippingOption,
  Variant,
} from '@nkm/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../../platform/database/tables';

export interface OrderAddress {
  state: string;
  city: string | null;
  title: string | null;
  address: string | null;
  /** Of the person at a delivery address, for the courier. */
  phone?: string;
  /** Opening hours of a pickup station; missing for the shopper's address. */
  hours?: string | null;
}

export type CancelReason = 'shopper' | 'unpaid' | 'sold out' | 'account deleted' | 'not delivered' | 'store closed';

export interface OrdersTable {
  id: Generated<number>;
  user_id: number;
  reference: string;
  pay_key: string;
  idempotency_key: string | null;
  request_hash: string;
  /**
   * `Confirmed`: to be paid in cash on delivery. `Cancelled`: ended unpaid. Cancellation after payment is on the
   * invoices.
   */
  status: PaymentProgress;
  payment_method: Generated<PaymentMethod['code']>;
  shipping_option: Generated<ShippingOption['code']>;
  delivery_type: DeliveryType;
  delivery_time: string | null;
  /** From the order to its arrival. */
  delivery_days: number;
  station_id: number | null;
  address: Json<OrderAddress>;
  products_kobo: number;
  delivery_kobo: number;
  coupon_kobo: number;
  coupon_id: number | null;
  gas_kobo: number;
  gateway_kobo: number;
  tax_kobo: number;
  amount_kobo: number;
  payment_gateway: string;
  callback_url: string | null;
  stock_held: boolean;
  hold_expires_at: Date;
  hold_renewals: Generated<number>;
  hold_slot: Generated<number | null>;
  paid_at: Date | null;
  cancelled_at: Generated<Date | null>;
  cancel_reason: Generated<CancelReason | null>;
  /** When the shopper saw how the payment ended. */
  outcome_seen_at: Generated<Date | null>;
  /** The products of the cancelled order went back to the cart. */
  returned_to_cart: Generated<boolean>;
  /** What a search reads. Null: the account was erased. */
  search_text: string | null;
  /** The versions of the slices that the shopper had, as the shop named them. */
  slice_versions: Generated<string | null>;
  created_at: Date;
}

export interface InvoicesTable {
  id: Generated<number>;
  order_id: number;
  vendor_id: number;
  reference: string;
  status: OrderStatus;
  products_kobo: number;
  delivery_kobo: number;
  tracking_code: string | null;
  delivered_at: Date | null;
  review_ends_by: Date | null;
  /** When the shopper confirmed receipt. */
  confirmed_at: Generated<Date | null>;
  created_at: Date;
}

/** Null: the status of the invoice. `Processing`: staff have to decide a cancellation. */
export type LineStatus = 'Processing' | 'Cancelled' | null;

export interface InvoiceLinesTable {
  id: Generated<number>;
  invoice_id: number;
  product_id: number;
  variant_id: number | null;
  variant_values: ColumnType<Variant['values'] | null, string | null, string | null>;
  slug: string;
  name: string;
  picture_key: string;
  quantity: number;
  unit_kobo: number;
  status: LineStatus;
  /** What the line carries of the order's discount and fees. */
  coupon_share_kobo: number;
  delivery_share_kobo: number;
  gas_share_kobo: number;
  tax_share_kobo: number;
  gateway_share_kobo: number;
}

/** Only the database writes transitions (migration 1007). */
export interface InvoiceTransitionsTable {
  id: Generated<number>;
  invoice_id: number;
  from_status: OrderStatus;
  to_status: OrderStatus;
  actor: Actor;
  role_token_id: number | null;
  reason: string | null;
  happened_at: Date;
}

export interface TrackingEventsTable {
  id: Generated<number>;
  invoice_id: number;
  incident: string;
  reason: string;
  happened_at: Date;
}

/** A parcel that arrived at its pickup station. */
export interface PickupsTable {
  tracking_code: string;
  invoice_id: number;
  /** Six digits. Only the shopper reads them. */
  code: string;
  arrived_at: Date;
  /** End of the last day to collect it. */
  collect_until: Date;
  wrong_codes: Generated<number>;
  reminded_at: Generated<Date | null>;
  /** Nobody collected it in time, so it waits for its way back. */
  ended_at: Generated<Date | null>;
  collected_at: Generated<Date | null>;
}

declare module '../../platform/database/tables' {
  interface Database {
    orders: OrdersTable;
    invoices: InvoicesTable;
    invoice_lines: InvoiceLinesTable;
    invoice_transitions: InvoiceTransitionsTable;
    tracking_events: TrackingEventsTable;
    pickups: PickupsTable;
  }
}

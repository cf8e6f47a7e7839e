import type { InvoiceAction, OrderAction, OrderStatus } from '../order-statuses';
import type { PickupStage } from '../pickup';
import type { Amounts, OrderRefund, RefundState } from './amounts';
import type { DeliveryType, PaymentMethod } from './checkout';
import type { Variant } from './products';
import type { InvoiceReturn } from './returns';
import type { Naira, Picture, Timestamp } from './values';

export interface InvoiceProduct {
  id: number;
  slug: string;
  name: string;
  image: string;
  picture?: Picture;
  quantity: number;
  subtotal: Naira;
  selling_price: Naira;
  status: string;
  variant?: { id: number; values: Variant['values'] } | null;
  /** The shopper has reviewed the product since this purchase (ours). */
  reviewed?: boolean;
  /** Why the last request to cancel it was refused (ours). */
  cancel_refused?: string;
  /** Units available now, including those that this order holds; only for unpaid orders (ours). */
  available?: number;
}

export interface Invoice {
  id: number;
  reference: string;
  status: OrderStatus;
  /** What the status allows the shopper to do; missing from an older server (ours). */
  actions?: readonly InvoiceAction[];
  /** Of the status Refunded; missing for every other one (ours). */
  refund_state?: RefundState;
  created_at: Timestamp;
  delivery_fee: Naira;
  /** Cash to pay when this parcel arrives; missing: nothing (ours). */
  pay_on_delivery?: Naira;
  /** The invoice's part of what the order costs; missing: the invoice costs nothing (ours). */
  amounts?: Amounts;
  tracking_code: string | null;
  /** Of a parcel at its pickup station, whose status is Shipped; missing for every other one (ours). */
  stage?: PickupStage;
  /** Six digits that the shopper shows at the station; missing when the station does not accept them (ours). */
  pickup_code?: string;
  /** End of the last day to collect it (ours). */
  pickup_until?: Timestamp;
  trackingInfo: {
    origin?: string;
    destination?: string;
    locations: { incident: string; reason: string; datetime: Timestamp }[];
  } | null;
  review_ends_by: Timestamp | null;
  /**
   * When a return can be requested at the latest; null before delivery and without a server that takes returns (ours).
   */
  return_until?: Timestamp | null;
  /** The shopper's returns, oldest first (ours). */
  returns?: InvoiceReturn[];
  /** The recorded statuses, oldest first (ours). */
  timeline?: { status: string; at: Timestamp }[];
  /** `rate_from_user`: the shopper's stars for this vendor; null: not rated yet. */
  vendor: { id: number; store_name: string; rate_from_user: number | null };
  products: InvoiceProduct[];
}

export interface Order {
  id: number;
  transaction_reference: string;
  status: OrderStatus;
  /** What the shopper can do with the whole order; missing from an older server (ours). */
  actions?: readonly OrderAction[];
  /** Of the status Refunded; missing for every other one (ours). */
  refund_state?: RefundState;
  amount: Naira;
  timestamp: Timestamp;
  address: OrderPlace;
  invoices: Invoice[];
  gas_fee: Naira;
  payment_gateway_fee: Naira;
  tax: Naira;
  delivery_fee: Naira;
  delivery_type: DeliveryType;
  /** Days from the order to its arrival; five without it (ours). */
  delivery_days?: number;
  coupon_discount: Naira;
  payment_gateway: string;
  /** How the order is paid (ours). */
  payment_method?: PaymentMethod['code'];
  /** Cash to pay when the parcels arrive; missing: nothing (ours). */
  pay_on_delivery?: Naira;
  /** What the order costs; missing: it was cancelled before it was paid (ours). */
  amounts?: Amounts;
  /** Our stable address, which starts a new payment attempt for the same order. */
  payment_gateway_link: string | null;
  /**
   * How long an unpaid order keeps its products from others; null: no longer. Missing for all other orders and from a
   * server that does not say it (ours).
   */
  reserved_until?: Timestamp | null;
  /** Reference of the payment that the bank still decides; missing: none (ours). */
  undecided_payment?: string;
  /** Payments that the order could not take (ours). */
  refunds?: OrderRefund[];
}

/** What POST /orders/track tells about an order (ours). */
export interface TrackedOrder extends Pick<
  Order,
  'status' | 'refund_state' | 'timestamp' | 'delivery_type' | 'delivery_days'
> {
  /** Of the order. */
  reference: string;
  parcels: TrackedParcel[];
}

export interface TrackedParcel extends Pick<
  Invoice,
  'reference' | 'status' | 'refund_state' | 'tracking_code' | 'trackingInfo' | 'stage' | 'pickup_until'
> {
  store_name: string;
  /** Units. */
  items: number;
  /** The recorded statuses, oldest first. */
  timeline: { status: string; at: Timestamp }[];
}

/** Destination of an order, as it was at checkout: a pickup station with its hours, or an address. */
export interface OrderPlace {
  state: string;
  /** City; for a pickup the station's area. */
  city?: string | null;
  /** For a pickup, the station's name. */
  title?: string | null;
  /** Street and number. */
  address?: string | null;
  /** Opening hours of the station (ours). */
  hours?: string | null;
}

/** What somebody with a link for paying an order sees of it (ours). */
export interface PayerView {
  /** `undecided`: the bank decides about a payment. `ended`: the order can no longer be paid. */
  status: 'open' | 'undecided' | 'paid' | 'ended';
  /** Missing after the end of the order, like the next ones. */
  amount?: Naira;
  /** Of the shopper. */
  first_name?: string;
  payment_method?: string;
  /** Seconds for which the products are still reserved; null: no longer. */
  held_seconds?: number | null;
  /** The order is of the signed-in shopper. */
  is_own?: true;
  /** The payment that the request named. `left`: its page was left before anything was paid. */
  payment?: { status: PaymentState['status'] | 'left'; message: string | null };
}

/** Payment state that GET /payments/{reference} returns (ours). */
export interface PaymentState {
  reference: string;
  order_id: number;
  /** `pending`: the provider has not decided; `confirmed`: paid, or to be paid on delivery; `failed`: not paid. */
  status: 'pending' | 'confirmed' | 'failed';
  amount: Naira;
  message: string | null;
  /** The time to pay has ended, and the products of the unpaid order are no longer reserved (ours). */
  hold_ended?: true;
  /** NKM coins that paid the order; absent: money paid it (ours). */
  coins?: number;
  /** Cash that a confirmed order still costs on delivery; missing: nothing (ours). */
  pay_on_delivery?: Naira;
  /** Destination of the order. */
  delivery?: { type: DeliveryType; place: OrderPlace };
}

import type { ORDER_STATUSES } from './order-statuses';

/**
 * The marketplace's entities as they cross the wire (spec 1 §3, spec 2 §3).
 * Money fields are naira numbers with at most two decimals; compute with them only through `money.ts`.
 */

export type Naira = number;
/** ISO 8601 date-time. */
export type Timestamp = string;

export interface Picture {
  /** Address of the largest rendition; `srcset` lists all of them. */
  src: string;
  /** Renditions as `url 320w, url 640w`. */
  srcset: string;
  /** The same renditions as AVIF, which is smaller. */
  srcset_avif?: string;
  width: number;
  height: number;
  /** Alternative text of a photograph, in the pictures of a product page (ours). */
  alt?: string;
}

export type StarSummary = Record<'1' | '2' | '3' | '4' | '5', number>;

export interface Vendor {
  id: number;
  name: string;
  store_name: string;
  /** The store's description, on product pages (ours). */
  about?: string;
  profile?: { id: number; avatar: string | null };
}

export interface Subcategory {
  id: number;
  title: string;
  slug: string;
}

export interface CategoryType {
  id: number;
  title: string;
  subcategories: Subcategory[];
}

export interface Category {
  id: number;
  title: string;
  icon: string;
  slug: string;
  types: CategoryType[];
  subcategories: Subcategory[];
}

export interface Variant {
  id: number;
  selling_price: Naira;
  original_price: Naira;
  /** Stock. */
  quantity: number;
  /** The values that distinguish this variant, for example `{title: 'Colour', value: 'Indigo'}`. */
  values: { title: string; value: string }[];
  image: string;
  picture?: Picture;
}

/** The fields of a product in a list. */
export interface ProductCard {
  id: number;
  slug: string;
  title: string;
  image: string;
  thumbnail: string;
  picture?: Picture;
  selling_price: Naira;
  original_price: Naira;
  /** Stock; for a product with variants their sum. */
  quantity: number;
  condition: string;
  boost_type: string | null;
  stars: number;
  total_stars: number;
  star_summary: StarSummary;
  vendor: Vendor;
  category: { name: string; title: string; slug?: string };
  subcategory: { name: string; slug: string };
  created_at: Timestamp;
  /** If true, the shopper chooses a variant on the product page before adding to the cart. */
  has_variants?: boolean;
  /** Sanitised HTML; lists contain a short form for the list view. */
  description?: string;
}

export interface Product extends ProductCard {
  description: string;
  images: string[];
  pictures?: Picture[];
  price: Naira;
  gigl_station: { id: number; name: string; state_id: number } | null;
  specification: Record<string, string>;
  questions: { question: string; answer: string }[];
  more: ProductCard[];
  related: ProductCard[];
  variants: Variant[];
  variants_id: number | null;
  /** The newest `FIRST_REVIEWS`. If absent, the client loads them with a separate call. */
  latest_reviews?: Review[];
}

export interface Review {
  id: number;
  name: string;
  avatar: string | null;
  stars: number;
  comment: string;
  created_at: Timestamp;
  total_helps: number;
  /** The shop saw the purchase (ours). */
  verified?: boolean;
  /** Addresses of photos at the shop (ours). */
  photos?: string[];
}

export type KycStatus = 'Submitted' | 'In review' | 'Rejected' | 'Verified';

export interface User {
  id: number;
  surname: string;
  other_names: string;
  email: string;
  email_verified: boolean;
  dob: string | null;
  gender: 'Male' | 'Female' | 'Unspecified';
  /** From the first phone contact: digits without a plus sign. */
  phone: string | null;
  avatar: string | null;
  store_name: string | null;
  kyc: { verified: boolean; submitted: boolean; status: KycStatus | null };
  kyc_verified: boolean;
  kyc_status: KycStatus | null;
  kyc_rejected_sections: { name: string; url: string }[];
  bvn_verified: boolean;
}

/** The product fields that the cart needs, on the wire and in the guest cart of the browser. */
export interface CartProduct {
  id: number;
  title: string;
  slug: string;
  image: string;
  picture?: Picture;
  /** Stock. */
  quantity: number;
  selling_price: Naira;
  original_price?: Naira;
  condition?: string;
  boost_type?: string | null;
  vendor: Pick<Vendor, 'id' | 'store_name'>;
  /** The chosen variant, if the product has any. */
  variant?: Variant | null;
  gigl_station?: Product['gigl_station'];
  star_summary?: StarSummary;
  created_at?: Timestamp;
  /** On the wishlist: price and stock when the shopper added the product; absent or null: not known. */
  added?: { selling_price: Naira; in_stock: boolean } | null;
}

/** One cart line: a product or one of its variants. */
export interface CartItem {
  id: number;
  product: CartProduct;
  quantity: number;
  vendor: Pick<Vendor, 'id' | 'store_name'>;
  /** Whether the shopper wants to order the line now; null: no device has told the server. Absent: another server. */
  selected?: boolean | null;
}

export interface State {
  id: number;
  name: string;
  landmarks?: { id: number; name: string }[];
}

export type AddressType = 'Delivery' | 'Billing';

/** Spec 2 §3; `state` and `lga` are ids. */
export interface Address {
  id: number;
  type: AddressType;
  /** First name. */
  other_names: string;
  surname: string;
  address: string;
  state: number;
  state_id: number;
  lga: number;
  lga_id: number;
  /** Names of state and LGA; a server that follows only the specification omits them. */
  state_name?: string;
  lga_name?: string;
  landmark: string;
  post_code: string;
  phone: string;
  city: string;
  country: string;
  /** Preselected for its type; a server that follows only the specification omits this. */
  is_default?: boolean;
}

export interface PickupLocation {
  id: number;
  title: string;
  address: string;
  station: { id: number; state_id: number; name: string };
}

export interface OrderFees {
  products_total_price: Naira;
  delivery_fee: Naira;
  coupon_discount: Naira;
  discounted_price: Naira;
  gas_fee: Naira;
  payment_gateway_fee: Naira;
  tax: Naira;
  total: Naira;
  /** Amount missing for free delivery; 0 when it is free (ours). */
  free_delivery_missing?: Naira;
  /** Days from the order to its arrival (ours). */
  delivery_days?: number;
  /** Price in NKM coins and the shopper's coins, where coins are a way to pay (ours). */
  coins?: { price: number; available: number };
  /** Price with Cash on Delivery, and why this order cannot be paid so; missing where cash is no way to pay (ours). */
  cash?: { price: Naira; reason: string | null };
}

/** Order line of POST /orders and /orders/fees. The server checks the prices that the shopper saw. */
export type OrderLine =
  | { id: number; quantity: number; selling_price: Naira }
  | { variant: { id: number; quantity: number; selling_price: Naira } };

export type DeliveryType = 'Pickup' | 'Drop off';

export type OrderStatus = (typeof ORDER_STATUSES)[number];

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
  created_at: Timestamp;
  delivery_fee: Naira;
  /** Cash to pay when this parcel arrives; missing: nothing (ours). */
  pay_on_delivery?: Naira;
  tracking_code: string | null;
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

export type ReturnStatus = 'Requested' | 'Approved' | 'Refused' | 'Returned' | 'Refunded';

/** A shopper's request to return goods (ours). */
export interface InvoiceReturn {
  id: number;
  reference: string;
  status: ReturnStatus;
  reason: string;
  comment: string;
  /** Why it was refused. */
  refusal: string | null;
  /** Where to send the goods; null until it is approved. */
  send_to: string | null;
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

export interface Order {
  id: number;
  transaction_reference: string;
  status: OrderStatus;
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
  /** Cash to pay when the parcels arrive; missing: nothing (ours). */
  pay_on_delivery?: Naira;
  /** Our stable address, which starts a new payment attempt for the same order. */
  payment_gateway_link: string | null;
  /** Payments that the order could not take (ours). */
  refunds?: OrderRefund[];
}

/** What POST /orders/track tells about an order (ours). */
export interface TrackedOrder extends Pick<Order, 'status' | 'timestamp' | 'delivery_type' | 'delivery_days'> {
  /** Of the order. */
  reference: string;
  parcels: TrackedParcel[];
}

export interface TrackedParcel extends Pick<Invoice, 'reference' | 'status' | 'tracking_code' | 'trackingInfo'> {
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

/** A refund to the shopper. */
export interface OrderRefund {
  /** Reference of the payment. */
  reference: string;
  /** The invoice of the refunded products; null or missing when the order did not accept the payment. */
  invoice_id?: number | null;
  /** In the currency of the payment. */
  amount: number;
  currency: string;
  /** NKM coins that went back instead of money (ours). */
  coins?: number;
  /** Reason, shown to the shopper. */
  message: string;
  created_at: Timestamp;
  /** Null until the money is paid back. */
  refunded_at: Timestamp | null;
}

/** Payment state that GET /payments/{reference} returns (ours). */
export interface PaymentState {
  reference: string;
  order_id: number;
  /** `pending`: the provider has not decided; `confirmed`: paid, or to be paid on delivery; `failed`: not paid. */
  status: 'pending' | 'confirmed' | 'failed';
  amount: Naira;
  message: string | null;
  /** NKM coins that paid the order; absent: money paid it (ours). */
  coins?: number;
  /** Cash that a confirmed order still costs on delivery; missing: nothing (ours). */
  pay_on_delivery?: Naira;
  /** Destination of the order. */
  delivery?: { type: DeliveryType; place: OrderPlace };
}

export interface PaymentMethod {
  code: 'card' | 'bank_transfer' | 'nkm_point' | 'cash_on_delivery';
  title: string;
  enabled: boolean;
  reason: string | null;
}

export interface ShippingOption {
  code: 'gig_logistics' | 'standard' | 'rabitlala';
  title: string;
  enabled: boolean;
  reason: string | null;
}

export interface CheckoutOptions {
  payment_methods: PaymentMethod[];
  shipping_options: ShippingOption[];
  delivery_types: { code: DeliveryType; enabled: boolean; reason: string | null }[];
  /** Whether the checkout also asks for the delivery time of a pickup, as documented; true without it (ours). */
  pickup_asks_time?: boolean;
}

/** GET /settings: values that the storefront does not know at build time (ours). */
export interface Settings {
  /** Naira per dollar. */
  rate: number;
  brand: string;
  /** Addresses by name (`android`, `facebook`, `chat`, `vendor`, …). The shop hides links that are not set. */
  links: Record<string, string>;
  /** Contact details of the marketplace. The shop hides those that are not set. */
  contact?: { email?: string; phone?: string; address?: string };
  /** Configured social sign-ins. */
  providers: string[];
  /** Origins of other sites that may ask a shopper for the session (ours). */
  signInOrigins?: string[];
  /** Name of the captcha; absent: `proof-of-work`. Any other one runs in a frame (ours). */
  captcha?: string;
  /** Our additions that this server supports; empty for a server that follows only the specification. */
  capabilities: string[];
  /** Blocks allowed on the home page: category slugs, `deals`, `top-categories`; absent: all that have data. */
  home?: { blocks?: string[] };
  /** Rules of the contact forms: length of a name in characters; absent: 3 to 15. */
  letters?: { name: { min: number; max: number } };
  /** Delivery of one product to a pickup station with fuel and tax, free above the second value; absent: not shown. */
  delivery?: { pickup: Naira; freeOver: Naira };
  /** Codes of the enabled payment methods; absent: card (spec 2 §2). */
  payments?: PaymentMethod['code'][];
}

/** A shopper's NKM coins, in the spelling of the specification (spec 2 §3). */
export interface Points {
  available: number;
  earned: number;
  debitted: number;
  /** Paid orders. */
  orders: number;
}

/** Points of a range; `before`: of the equally long time before it (ours). */
export interface PointSummary extends Points {
  before?: Points;
}

/** A line of the coin history (spec 2 §3). */
export interface PointEntry {
  id?: number;
  type: string;
  operation: string;
  comment: string;
  created_at: Timestamp;
  amount: number;
}

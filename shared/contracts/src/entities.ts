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
  /** The same in the smaller format, for browsers that know it. */
  srcset_avif?: string;
  width: number;
  height: number;
}

export type StarSummary = Record<'1' | '2' | '3' | '4' | '5', number>;

export interface Vendor {
  id: number;
  name: string;
  store_name: string;
  /** What the store says of itself, on a product's own page (ours). */
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
  /** What tells this variant from its siblings, for example `{title: 'Colour', value: 'Indigo'}`. */
  values: { title: string; value: string }[];
  image: string;
  picture?: Picture;
}

/** What a list shows of a product. */
export interface ProductCard {
  id: number;
  slug: string;
  title: string;
  image: string;
  thumbnail: string;
  picture?: Picture;
  selling_price: Naira;
  original_price: Naira;
  /** Stock; the sum over the variants where there are some. */
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
  /** A product with variants is added to the cart from its page, where one is chosen. */
  has_variants?: boolean;
  /** HTML, sanitised; lists carry a short form for the list view. */
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
  /** The newest `FIRST_REVIEWS`. A server without them is asked for them by their own call. */
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
  /** From the first phone contact, digits without plus sign. */
  phone: string | null;
  avatar: string | null;
  store_name: string | null;
  kyc: { verified: boolean; submitted: boolean; status: KycStatus | null };
  kyc_verified: boolean;
  kyc_status: KycStatus | null;
  kyc_rejected_sections: { name: string; url: string }[];
  bvn_verified: boolean;
}

/** What the cart needs to know of a product, on the wire and in the browser's own cart. */
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
}

/** One line of a cart: a product and, where it has variants, one of them. */
export interface CartItem {
  id: number;
  product: CartProduct;
  quantity: number;
  vendor: Pick<Vendor, 'id' | 'store_name'>;
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
  /** Names of state and LGA; a server as documented sends none. */
  state_name?: string;
  lga_name?: string;
  landmark: string;
  post_code: string;
  phone: string;
  city: string;
  country: string;
  /** The one of its type that is taken unless the shopper chooses another; a server as documented knows none. */
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
  /** Ours: what is missing to free delivery, 0 when it is reached. */
  free_delivery_missing?: Naira;
}

/** Order line of POST /orders and /orders/fees; prices are what the shopper saw and are checked. */
export type OrderLine =
  | { id: number; quantity: number; selling_price: Naira }
  | { variant: { id: number; quantity: number; selling_price: Naira } };

export type DeliveryType = 'Pickup' | 'Drop off';

export type OrderStatus = 'Uncompleted' | 'Paid' | 'Packed' | 'Shipped' | 'Delivered' | 'Fulfilled' | 'Cancelled';

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
  /** The shopper reviewed it after this purchase (ours). */
  reviewed?: boolean;
  /** Units that can be bought now, those of an unpaid order itself included; told for what is not paid (ours). */
  available?: number;
}

export interface Invoice {
  id: number;
  reference: string;
  status: OrderStatus;
  created_at: Timestamp;
  delivery_fee: Naira;
  tracking_code: string | null;
  trackingInfo: {
    origin?: string;
    destination?: string;
    locations: { incident: string; reason: string; datetime: Timestamp }[];
  } | null;
  review_ends_by: Timestamp | null;
  /** `rate_from_user`: the stars that the shopper gave this seller; null: not rated yet. */
  vendor: { id: number; store_name: string; rate_from_user: number | null };
  products: InvoiceProduct[];
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
  coupon_discount: Naira;
  payment_gateway: string;
  /** Our stable address, which starts a fresh payment for the same order. */
  payment_gateway_link: string | null;
  /** Payments that the order could not take (ours). */
  refunds?: OrderRefund[];
}

/** Where an order goes, as it was when the order was made: a pickup station with its hours, or an address. */
export interface OrderPlace {
  state: string;
  /** Of a pickup: the station's area. */
  city?: string | null;
  /** Of a pickup: the station's name. */
  title?: string | null;
  /** Street and number. */
  address?: string | null;
  /** When the station is open (ours). */
  hours?: string | null;
}

/** Money that goes back to the shopper. */
export interface OrderRefund {
  /** Of the payment. */
  reference: string;
  /** In the currency that was paid. */
  amount: number;
  currency: string;
  /** Why, for the shopper. */
  message: string;
  created_at: Timestamp;
  /** When it was paid back; null: not yet. */
  refunded_at: Timestamp | null;
}

/** State of a payment as GET /payments/{reference} tells it (ours). */
export interface PaymentState {
  reference: string;
  order_id: number;
  /** `pending`: the provider has not decided; `confirmed`: paid; `failed`: it will not be paid. */
  status: 'pending' | 'confirmed' | 'failed';
  amount: Naira;
  message: string | null;
  /** Where the order goes. */
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
}

/** GET /settings: what the storefront may not know at build time (ours). */
export interface Settings {
  /** Naira per dollar. */
  rate: number;
  brand: string;
  /** Addresses by name (`android`, `facebook`, `chat`, `vendor`, …); one that is not set is shown nowhere. */
  links: Record<string, string>;
  /** How the shopper reaches the marketplace; what is not set is shown nowhere. */
  contact?: { email?: string; phone?: string; address?: string };
  /** Social sign-ins that are set up. */
  providers: string[];
  /** Names of our additions that this server has; empty for a server as documented. */
  capabilities: string[];
  /** Blocks that the home page may show: slugs of categories, `deals`, `top-categories`; absent: all that have data. */
  home?: { blocks?: string[] };
  /** Rules of the forms in which somebody writes to us: characters of a name; absent: 3 to 15. */
  letters?: { name: { min: number; max: number } };
}

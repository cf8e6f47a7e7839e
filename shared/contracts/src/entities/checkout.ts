import type { PaymentMethodCode } from '../payment-methods';
import type { PickupLocation } from './addresses';
import type { Naira } from './values';

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

/** `home delivery` at any time, `office delivery` during office hours (CART-MSG-003, CART-MSG-004). */
export type DeliveryTime = 'home delivery' | 'office delivery';

export interface PaymentMethod {
  code: PaymentMethodCode;
  title: string;
  enabled: boolean;
  reason: string | null;
}

/** The ways to pay an unpaid order (ours). Amounts in naira. */
export interface PaymentOffer {
  transaction_reference: string;
  /** The chosen way. */
  payment_method: PaymentMethodCode;
  /** The total with the chosen way. */
  amount: Naira;
  /** Each with the total that the order would have; `coins`: its price in coins. */
  payment_methods: (PaymentMethod & { total: Naira; coins?: number })[];
  /** Whether a link by which somebody else pays the order is valid. */
  has_payer_link?: boolean;
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
  /** Of the signed-in shopper's newest pickup; null without one, or when it has closed (ours). */
  last_pickup?: PickupLocation | null;
}

/** A way of delivery with its price, before it is chosen (ours). */
export interface DeliveryOffer {
  shipping_option: ShippingOption['code'];
  delivery_type: DeliveryType;
  /** Name of the state that the fee is for; null: the place is unknown, and the fee is that of most states. */
  state: string | null;
  /** Null: not delivered there. */
  delivery_fee: Naira | null;
  delivery_days: number | null;
}

/** What a signed-in shopper has chosen and not ordered yet, on any device (ours); null: not chosen. */
export interface CheckoutChoices {
  payment_method: PaymentMethod['code'] | null;
  shipping_option: ShippingOption['code'] | null;
  delivery_type: DeliveryType | null;
  delivery_time: DeliveryTime | null;
  /** Can have closed since. */
  pickup: PickupLocation | null;
  /** Can be deleted since. */
  address_id: number | null;
  coupon_code: string | null;
  /** Of the newest choice. */
  chosen_at: string;
}

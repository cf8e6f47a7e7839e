import type { DeliveryTime, DeliveryType, PaymentMethod, ShippingOption } from '@nkm/contracts';
import type { Generated } from 'kysely';
import type {} from '../locations/public';

/** What a shopper has chosen at checkout and not ordered yet; null: not chosen. */
export interface CheckoutChoicesTable {
  user_id: number;
  payment_method: Generated<PaymentMethod['code'] | null>;
  shipping_option: Generated<ShippingOption['code'] | null>;
  delivery_type: Generated<DeliveryType | null>;
  delivery_time: Generated<DeliveryTime | null>;
  station_id: Generated<number | null>;
  /** Can be the id of an address that was deleted since. */
  address_id: Generated<number | null>;
  coupon_code: Generated<string | null>;
  /** Of the newest choice. */
  chosen_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    checkout_choices: CheckoutChoicesTable;
  }
}

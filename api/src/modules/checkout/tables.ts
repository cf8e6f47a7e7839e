import type { DeliveryType, ShippingOption } from '@nkm/contracts';
import type { Generated } from 'kysely';
import type { Identity } from '../../platform/database/tables';

export interface DeliveryRatesTable {
  id: Identity;
  shipping_option: ShippingOption['code'];
  delivery_type: DeliveryType;
  /** Null: every state for which no other rate exists. */
  state_id: number | null;
  served: Generated<boolean>;
  /** For each vendor's parcel. */
  fee_kobo: number;
  days: number;
}

declare module '../../platform/database/tables' {
  interface Database {
    delivery_rates: DeliveryRatesTable;
  }
}

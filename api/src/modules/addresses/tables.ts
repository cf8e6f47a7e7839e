import type { AddressType } from '@nkm/contracts';
import type { Identity } from '../../platform/database/tables';
import '../locations/tables';

export interface AddressesTable {
  id: Identity;
  user_id: number;
  type: AddressType;
  other_names: string;
  surname: string;
  address: string;
  state_id: number;
  lga_id: number;
  landmark: string;
  post_code: string;
  phone: string;
  city: string;
  country: string;
  /** The one of its type that is taken unless the shopper chooses another. */
  is_default: boolean;
  created_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    addresses: AddressesTable;
  }
}

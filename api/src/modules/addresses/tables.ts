import type { AddressType } from '@nkm/contracts';
import type { Identity } from '../../platform/database/tables';
import type {} from '../locations/public';

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
  /** The preselected address of its type. */
  is_default: boolean;
  created_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    addresses: AddressesTable;
  }
}

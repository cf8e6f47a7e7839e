import type { ShippingOption } from '@nkm/contracts';
import type { Generated } from 'kysely';

export const ROLES = ['vendor', 'courier', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/** Shipping options whose parcels couriers move. */
export const COURIER_OPTIONS = ['standard', 'rabitlala', 'gig_logistics'] as const satisfies ShippingOption['code'][];
export type CourierOption = (typeof COURIER_OPTIONS)[number];

export interface RoleTokensTable {
  id: Generated<number>;
  role: Role;
  /** The vendor's store; null for couriers and staff. */
  vendor_id: number | null;
  /** The option whose parcels a courier moves; null: every parcel. */
  shipping_option: CourierOption | null;
  /** Who uses the token, for the operator. */
  name: string;
  token_hash: string;
  created_at: Date;
  revoked_at: Date | null;
}

declare module '../../platform/database/tables' {
  interface Database {
    role_tokens: RoleTokensTable;
  }
}

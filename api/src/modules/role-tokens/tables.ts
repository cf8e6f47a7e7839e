import type { Generated } from 'kysely';

export const ROLES = ['vendor', 'courier', 'staff'] as const;
export type Role = (typeof ROLES)[number];

export interface RoleTokensTable {
  id: Generated<number>;
  role: Role;
  /** The vendor's store; null for couriers and staff. */
  vendor_id: number | null;
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

import type { KycStatus } from '@nkm/contracts/entities';
import type { IdKind } from '@nkm/contracts/kyc';
import type { Identity, Json } from '../../platform/database/tables';

export interface KycApplicationsTable {
  user_id: number;
  full_name: string;
  /** The number itself is never stored. */
  bvn_hmac: string;
  bank: string;
  account_last4: string;
  id_kind: IdKind;
  id_last4: string;
  submitted_at: Date;
}

export interface KycSection {
  name: string;
  url: string;
}

export interface KycChangesTable {
  id: Identity;
  user_id: number;
  from_status: KycStatus | null;
  to_status: KycStatus;
  actor: 'shopper' | 'staff';
  /** Of the member of staff; null for shoppers. */
  role_token_id: number | null;
  /** Why; the shopper reads it. */
  reason: string | null;
  sections: Json<KycSection[]>;
  happened_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    kyc_applications: KycApplicationsTable;
    kyc_changes: KycChangesTable;
  }
}

import type { SellerSite } from '@nkm/contracts';

export interface LinkCodesTable {
  /** SHA-256 of the code, hex. */
  code_hash: string;
  user_id: number;
  site: SellerSite;
  expires_at: Date;
}

export interface HandoffGrantsTable {
  /** SHA-256 of the grant, hex. */
  token_hash: string;
  user_id: number;
  site: SellerSite;
  expires_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    link_codes: LinkCodesTable;
    handoff_grants: HandoffGrantsTable;
  }
}

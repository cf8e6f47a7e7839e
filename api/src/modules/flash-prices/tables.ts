import type { Generated } from 'kysely';
import type { Identity } from '../../platform/database/tables';

export interface FlashCampaignsTable {
  id: Identity;
  title: string;
  promo_code: string;
  starts_at: Date;
  ends_at: Date;
}

export interface FlashOffersTable {
  id: Identity;
  campaign_id: number;
  product_id: number;
  position: number;
  price_kobo: number;
  quantity: number;
  sold: Generated<number>;
}

export interface FlashClaimsTable {
  order_id: number;
  offer_id: number;
  user_id: number;
  /** False once it is given back. */
  held: boolean;
}

declare module '../../platform/database/tables' {
  interface Database {
    flash_campaigns: FlashCampaignsTable;
    flash_offers: FlashOffersTable;
    flash_claims: FlashClaimsTable;
  }
}

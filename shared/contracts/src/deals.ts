/** Deals as the API sends them. */
import type { Naira, ProductCard, Timestamp } from './entities';

/** A product in a flash deal (ours). Its own price does not change: the campaign's code subtracts the difference. */
export interface FlashOffer {
  product: ProductCard;
  flash_price: Naira;
  /** Units offered at this price; `sold` counts those sold. */
  quantity: number;
  sold: number;
  /** Units available now: unsold units of the offer, limited by the stock. */
  left: number;
}

export interface FlashCampaign {
  id: number;
  title: string;
  /** Coupon code for the checkout. */
  promo_code: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  offers: FlashOffer[];
}

/** GET /flash-deals (ours). */
export interface FlashDeals {
  /** The server's clock. */
  now: Timestamp;
  current: FlashCampaign | null;
  /** The campaign after `current`. */
  next: FlashCampaign | null;
}

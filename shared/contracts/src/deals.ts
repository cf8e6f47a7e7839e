/** Deals, as they cross the wire (spec 2 §2, §9). */
import type { Naira, ProductCard, Timestamp } from './entities';

/** A product of a flash deal (ours). Its own price stays as it is: the campaign's code takes the difference off. */
export interface FlashOffer {
  product: ProductCard;
  flash_price: Naira;
  /** How many there are at this price, and how many are sold. */
  quantity: number;
  sold: number;
  /** How many can be had now: what is left of them, as long as the store has it. */
  left: number;
}

export interface FlashCampaign {
  id: number;
  title: string;
  /** To be entered at the checkout. */
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
  /** The one that comes after it. */
  next: FlashCampaign | null;
}

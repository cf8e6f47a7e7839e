/** Vendor stores and brands, as they cross the wire (spec 2 §2, §3). */
import type { ProductCard, Review, StarSummary, Timestamp } from './entities';

/** GET /users/vendors. */
export interface StoreListItem {
  profile_id: number;
  store_name: string;
  avatar: string | null;
  /** One sentence of the store about itself (ours). */
  about?: string;
  /** Where it is (ours). */
  location?: string | null;
}

/** When a store is open: days and hours in its own words. */
export interface OpeningHours {
  days: string;
  hours: string;
}

/** GET /users/{vendorId}. What is optional is ours. */
export interface Store {
  id: number;
  store_name: string;
  name?: string;
  profile_id?: number;
  profile: { id?: number; avatar: string | null };
  /** The newest. */
  products: ProductCard[];
  about?: string;
  since?: Timestamp;
  address?: string | null;
  opening_hours?: OpeningHours[];
  policies?: { title: string; text: string }[];
  /** Of the reviews of its products and the ratings of its buyers. */
  star_summary?: StarSummary;
  stars?: number;
  /** Shelves on which it has products, with their number. */
  categories?: { title: string; slug: string; count: number }[];
}

/** GET /users/{vendorId}/reviews (ours): what shoppers say of a store's products, and with `ratings` of itself. */
export interface StoreReview extends Review {
  /** Null: of the store itself. */
  product: { slug: string; title: string } | null;
}

/** GET /brands (ours). */
export interface Brand {
  name: string;
  /** Number of its products. */
  count: number;
}

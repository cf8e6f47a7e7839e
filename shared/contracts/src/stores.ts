/** Vendor stores and brands as the API sends them. */
import type { ProductCard, Review, StarSummary, Timestamp } from './entities';

/** GET /users/vendors. */
export interface StoreListItem {
  profile_id: number;
  store_name: string;
  avatar: string | null;
  /** One sentence in which the store describes itself (ours). */
  about?: string;
  /** Ours. */
  location?: string | null;
  /** Number of its products (ours). */
  products?: number;
  /** Ratings of the store and reviews of its products (ours). */
  star_summary?: StarSummary;
}

/** Opening hours as free text. */
export interface OpeningHours {
  days: string;
  hours: string;
}

/** GET /users/{vendorId}. The optional fields are ours. */
export interface Store {
  id: number;
  store_name: string;
  name?: string;
  profile_id?: number;
  profile: { id?: number; avatar: string | null };
  /** The newest products. */
  products: ProductCard[];
  about?: string;
  since?: Timestamp;
  address?: string | null;
  opening_hours?: OpeningHours[];
  policies?: { title: string; text: string }[];
  /** From the reviews of its products and the vendor ratings. */
  star_summary?: StarSummary;
  stars?: number;
  /** Categories of its products, with the number of products. */
  categories?: { title: string; slug: string; count: number }[];
}

/** GET /users/{vendorId}/reviews (ours): reviews of the store's products and, with `ratings`, of the store itself. */
export interface StoreReview extends Review {
  /** Null for a rating of the store itself. */
  product: { slug: string; title: string } | null;
}

/** GET /brands (ours). */
export interface Brand {
  name: string;
  /** Number of products. */
  count: number;
}

import type { Naira, Picture, StarSummary, Timestamp } from './values';

export interface Vendor {
  id: number;
  name: string;
  store_name: string;
  /** The store's description, on product pages (ours). */
  about?: string;
  profile?: { id: number; avatar: string | null };
  /** Ratings of the store and reviews of its products, on product pages (ours). Absent: none, or not known. */
  star_summary?: StarSummary;
}

export interface Subcategory {
  id: number;
  title: string;
  slug: string;
}

export interface CategoryType {
  id: number;
  title: string;
  subcategories: Subcategory[];
}

export interface Category {
  id: number;
  title: string;
  icon: string;
  slug: string;
  types: CategoryType[];
  subcategories: Subcategory[];
}

export interface Variant {
  id: number;
  selling_price: Naira;
  original_price: Naira;
  /** Stock. */
  quantity: number;
  /** The values that distinguish this variant, for example `{title: 'Colour', value: 'Indigo'}`. */
  values: { title: string; value: string }[];
  image: string;
  picture?: Picture;
}

/** The price of one unit in the running flash deal (ours). `selling_price` stays the regular price. */
export interface FlashPrice {
  price: Naira;
  ends_at: Timestamp;
  /** Units left at this price. */
  left: number;
  /** Coupon code that lowers the price of one unit for each shopper. */
  code: string;
}

/** The fields of a product in a list. */
export interface ProductCard {
  id: number;
  slug: string;
  title: string;
  image: string;
  thumbnail: string;
  picture?: Picture;
  selling_price: Naira;
  original_price: Naira;
  /** Stock; for a product with variants their sum. */
  quantity: number;
  condition: string;
  boost_type: string | null;
  stars: number;
  total_stars: number;
  star_summary: StarSummary;
  vendor: Vendor;
  category: { name: string; title: string; slug?: string };
  subcategory: { name: string; slug: string };
  created_at: Timestamp;
  /** If true, the shopper chooses a variant on the product page before adding to the cart. */
  has_variants?: boolean;
  /** Absent: not in a flash deal, or sold out there. The same for all shoppers. */
  flash?: FlashPrice | null;
  /** Sanitised HTML; lists contain a short form for the list view. */
  description?: string;
}

export interface Product extends ProductCard {
  description: string;
  images: string[];
  pictures?: Picture[];
  /** JPEG of the first picture for previews of links (ours). */
  shared_picture?: { src: string; width: number; height: number };
  price: Naira;
  gigl_station: { id: number; name: string; state_id: number } | null;
  specification: Record<string, string>;
  questions: { question: string; answer: string }[];
  more: ProductCard[];
  related: ProductCard[];
  variants: Variant[];
  variants_id: number | null;
  /** The newest `FIRST_REVIEWS`. If absent, the client loads them with a separate call. */
  latest_reviews?: Review[];
}

export interface Review {
  id: number;
  name: string;
  avatar: string | null;
  stars: number;
  comment: string;
  created_at: Timestamp;
  total_helps: number;
  /** The shop saw the purchase (ours). */
  verified?: boolean;
  /** Addresses of photos at the shop (ours). */
  photos?: string[];
}

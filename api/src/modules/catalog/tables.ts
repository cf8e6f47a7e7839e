import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Identity, Json } from '../../platform/database/tables';
import type { Card } from './card';
import type {} from '../locations/public';
import type {} from '../pictures/public';

export interface VendorsTable {
  id: Identity;
  user_id: number | null;
  name: string;
  store_name: string;
  about: Generated<string>;
  avatar_key: string | null;
  gigl_station_id: number | null;
  /** When the owner deleted the account; null: the store is open. */
  closed_at: Generated<Date | null>;
  created_at: CreatedAt;
}

export interface CategoriesTable {
  id: number;
  position: number;
  name: string;
  title: string;
  slug: string;
  icon_key: string | null;
}

export interface CategoryTypesTable {
  id: number;
  category_id: number;
  position: number;
  title: string;
}

export interface SubcategoriesTable {
  id: number;
  category_id: number;
  type_id: number;
  position: number;
  title: string;
  slug: string;
}

export interface ProductsTable {
  id: Identity;
  vendor_id: number;
  subcategory_id: number;
  category_id: number;
  slug: string;
  title: string;
  brand: Generated<string>;
  description_html: string;
  selling_price_kobo: number;
  original_price_kobo: number;
  has_variants: Generated<boolean>;
  /** Valid only without variants; with variants it is 0, and their stock counts. */
  stock: Generated<number>;
  condition: Generated<'New' | 'Refurbished' | 'Used'>;
  boost_type: 'Hot' | 'Featured' | 'Best Seller' | null;
  status: Generated<'draft' | 'published' | 'removed'>;
  /** Removed only until its seller, who has deactivated the account, comes back; null: not so. */
  paused_at: Generated<Date | null>;
  specification: Json<Record<string, string>>;
  card: Json<Card>;
  picture_key: string;
  offer_group: number | null;
  popularity: Generated<number>;
  stars_1: Generated<number>;
  stars_2: Generated<number>;
  stars_3: Generated<number>;
  stars_4: Generated<number>;
  stars_5: Generated<number>;
  review_count: GeneratedAlways<number>;
  total_stars: GeneratedAlways<number>;
  /** Thousandths of a star. */
  rating: GeneratedAlways<number>;
  search_words: Generated<string>;
  search_vector: GeneratedAlways<string>;
  /** Options of the variants, and availability; triggers maintain them (migration 1004). */
  colors: Generated<string[]>;
  sizes: Generated<string[]>;
  in_stock: Generated<boolean>;
  /** Pseudo-random number from 0 to 1023, for samples. */
  draw: GeneratedAlways<number>;
  /** When an import last changed the text or the price; null: not since it was added. */
  content_changed_at: Generated<Date | null>;
  /** Whether a broad search ranks it first (migration 1005). */
  popular: Generated<boolean>;
  created_at: CreatedAt;
}

export interface ProductVariantsTable {
  id: Identity;
  product_id: number;
  position: number;
  selling_price_kobo: number;
  original_price_kobo: number;
  stock: number;
  values: Json<{ title: string; value: string }[]>;
  picture_key: string;
}

export interface ProductPicturesTable {
  product_id: number;
  position: number;
  picture_key: string;
}

/** View: current stock per product. */
export interface ProductStockView {
  product_id: number;
  stock: number;
}

export interface ReviewsTable {
  id: Identity;
  product_id: number;
  /** The purchase that it comes from; null for seeded reviews. */
  invoice_id: Generated<number | null>;
  user_id: number | null;
  name: string;
  avatar_key: string | null;
  stars: number;
  comment: string;
  total_helps: Generated<number>;
  /** Addresses. */
  photos: Generated<string[]>;
  created_at: CreatedAt;
}

export interface ProductQuestionsTable {
  id: Identity;
  product_id: number;
  user_id: number | null;
  question: string;
  answer: string | null;
  created_at: CreatedAt;
  answered_at: Date | null;
}

/** Vocabulary of the search; written by `refresh_search_terms()`. */
export interface SearchTermsTable {
  word: string;
  /** Number of published products with the word. */
  ndoc: number;
  /** Phonetic key (migration 1005). */
  sound: GeneratedAlways<string>;
  /** Whether a product has it; false for words that only phrases contain. */
  of_products: Generated<boolean>;
}

/** Synonyms (migration 1005). */
export interface SearchSynonymsTable {
  phrase: string;
  means: Generated<string[]>;
  shelves: Generated<string[]>;
  conditions: Generated<string[]>;
}

declare module '../../platform/database/tables' {
  interface Database {
    vendors: VendorsTable;
    categories: CategoriesTable;
    category_types: CategoryTypesTable;
    subcategories: SubcategoriesTable;
    products: ProductsTable;
    product_variants: ProductVariantsTable;
    product_pictures: ProductPicturesTable;
    product_stock: ProductStockView;
    reviews: ReviewsTable;
    product_questions: ProductQuestionsTable;
    search_terms: SearchTermsTable;
    search_synonyms: SearchSynonymsTable;
  }
}

import type { Kobo } from '@nkm/contracts';
import type { Recipe } from '../pictures/recipe/recipe';

/** The catalogue as plain data, with the ids of the future rows. */
export interface PictureSeed {
  key: string;
  recipe: Recipe;
}

export interface VariantSeed {
  id: number;
  selling: Kobo;
  original: Kobo;
  stock: number;
  values: { title: string; value: string }[];
  picture: PictureSeed;
}

export interface ReviewSeed {
  name: string;
  avatar: PictureSeed | null;
  stars: 1 | 2 | 3 | 4 | 5;
  comment: string;
  totalHelps: number;
  createdAt: Date;
}

export interface QuestionSeed {
  question: string;
  answer: string | null;
  createdAt: Date;
}

export interface ProductSeed {
  id: number;
  slug: string;
  title: string;
  brand: string;
  vendorId: number;
  categoryId: number;
  subcategoryId: number;
  selling: Kobo;
  original: Kobo;
  /** Only for a product without variants. */
  stock: number;
  variants: VariantSeed[];
  condition: 'New' | 'Refurbished' | 'Used';
  boost: 'Hot' | 'Featured' | 'Best Seller' | null;
  specification: Record<string, string>;
  descriptionHtml: string;
  /** The card shows the first one. */
  pictures: PictureSeed[];
  offerGroup: number | null;
  popularity: number;
  reviews: ReviewSeed[];
  questions: QuestionSeed[];
  createdAt: Date;
}

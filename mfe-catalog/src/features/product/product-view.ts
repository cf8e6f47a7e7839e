import type { Product, Review, Variant } from '@nkm/contracts';
import { type CardData, pickCard } from '../../products/card';
import { plainText } from '../../description/plain-text';
import { type GalleryPicture, uniquePictures } from './gallery/gallery-picture';

/** Characters that search engines show of a description. */
const SUMMARY_LENGTH = 160;

/** What the product page shows of a product; the rest does not travel in the document. */
export interface ProductView extends CardData {
  description: string;
  /** The description as one line of plain text, for the head of the document. */
  summary: string;
  pictures: GalleryPicture[];
  specification: [name: string, value: string][];
  variants: Variant[];
  variants_id: number | null;
  category: { title: string; slug: string | null };
  subcategory: { name: string; slug: string };
}

export interface ProductData {
  product: ProductView;
  /** Null when they could not be had. */
  reviews: Review[] | null;
  related: CardData[];
}

export function pickProduct(product: Product): ProductView {
  const { category, subcategory } = product;
  return {
    ...pickCard(product),
    description: product.description,
    summary: plainText(product.description, SUMMARY_LENGTH),
    pictures: picturesOf(product),
    specification: Object.entries(product.specification ?? {}),
    variants: (product.variants ?? []).map(pickVariant),
    variants_id: product.variants_id ?? null,
    category: { title: category.title || category.name, slug: category.slug ?? null },
    subcategory: { name: subcategory.name, slug: subcategory.slug },
  };
}

function pickVariant({ id, selling_price, original_price, quantity, values, image, picture }: Variant): Variant {
  return { id, selling_price, original_price, quantity, values, image, ...(picture && { picture }) };
}

export function pickReview({ id, name, avatar, stars, comment, created_at, total_helps }: Review): Review {
  return { id, name, avatar, stars, comment, created_at, total_helps };
}

/** The main picture first, then the further ones, each once. */
function picturesOf({ image, picture, images, pictures }: Product): GalleryPicture[] {
  const main: GalleryPicture = picture ? { src: picture.src, picture } : { src: image };
  const further: GalleryPicture[] = pictures?.length
    ? pictures.map((one) => ({ src: one.src, picture: one }))
    : (images ?? []).map((src) => ({ src }));
  return uniquePictures([main, ...further]);
}

import type { Product, Review, Settings, StarSummary, Variant } from '@nkm/contracts';
import { type CardData, pickCard } from '../../products/card';
import { plainText } from '../../description/plain-text';
import { type GalleryPicture, uniquePictures } from './gallery/gallery-picture';
import { type Offer, pickOffers } from './offers/offer';
import type { Question } from './questions/question';

/** Characters of a description that search engines show. */
const SUMMARY_LENGTH = 160;

/** The product data that the page shows; the document carries no more. */
export interface ProductView extends CardData {
  description: string;
  /** The description as one line of plain text, for the head of the document. */
  summary: string;
  pictures: GalleryPicture[];
  /** For previews of links; null: the server has none. */
  sharedPicture: { src: string; width: number; height: number } | null;
  /** New, Refurbished or Used; empty when unknown. */
  condition: string;
  specification: [name: string, value: string][];
  variants: Variant[];
  variants_id: number | null;
  category: { title: string; slug: string | null };
  subcategory: { name: string; slug: string };
  questions: Question[];
  /** The same product from other vendors. */
  offers: Offer[];
  seller: Seller;
}

/** Vendor data besides the name. */
export interface Seller {
  /** Id of the store in addresses. */
  profileId: number;
  avatar: string | null;
  about: string | null;
  /** The station that parcels leave from. */
  station: string | null;
  /** Ratings of the store and reviews of its products; absent: none, or not known. */
  stars?: StarSummary;
}

export interface ProductData {
  product: ProductView;
  /** The absolute address of the product for sharing. */
  address: string;
  /** Null when loading them failed. */
  reviews: Review[] | null;
  related: CardData[];
  /** Fee of a delivery to a pickup station, for search engines; absent: not known. */
  delivery?: NonNullable<Settings['delivery']>;
}

export function pickProduct(product: Product): ProductView {
  const { category, subcategory } = product;
  return {
    ...pickCard(product),
    description: product.description,
    summary: plainText(product.description, SUMMARY_LENGTH),
    pictures: picturesOf(product),
    sharedPicture: product.shared_picture ?? null,
    condition: product.condition ?? '',
    specification: Object.entries(product.specification ?? {}),
    variants: (product.variants ?? []).map(pickVariant),
    variants_id: product.variants_id ?? null,
    category: { title: category.title || category.name, slug: category.slug ?? null },
    subcategory: { name: subcategory.name, slug: subcategory.slug },
    questions: (product.questions ?? []).map(({ question, answer }) => ({ question, answer })),
    offers: pickOffers(product.more ?? [], product.id),
    seller: pickSeller(product),
  };
}

function pickSeller({ vendor, gigl_station }: Product): Seller {
  return {
    profileId: vendor.profile?.id ?? vendor.id,
    avatar: vendor.profile?.avatar ?? null,
    about: vendor.about || null,
    station: gigl_station?.name ?? null,
    ...(vendor.star_summary && { stars: vendor.star_summary }),
  };
}

function pickVariant({ id, selling_price, original_price, quantity, values, image, picture }: Variant): Variant {
  return { id, selling_price, original_price, quantity, values, image, ...(picture && { picture }) };
}

export function pickReview(review: Review): Review {
  const { id, name, avatar, stars, comment, created_at, total_helps, verified, photos } = review;
  return {
    ...{ id, name, avatar, stars, comment, created_at, total_helps },
    ...(verified && { verified }),
    ...(photos?.length && { photos }),
  };
}

/** The main picture first, then the others, each once. */
function picturesOf({ image, picture, images, pictures }: Product): GalleryPicture[] {
  const main: GalleryPicture = picture ? { src: picture.src, picture } : { src: image };
  const further: GalleryPicture[] = pictures?.length
    ? pictures.map((one) => ({ src: one.src, picture: one }))
    : (images ?? []).map((src) => ({ src }));
  return uniquePictures([main, ...further]);
}

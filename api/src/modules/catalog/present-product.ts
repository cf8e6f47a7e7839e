import { kobo, type Product, toNaira, type Variant } from '@nkm/contracts';
import { pictureAddress, pictureOf, presentPicture, sharedPictureOf } from '../pictures/public';
import { presentCard } from './present-card';
import { presentReview } from './present-review';
import type { ProductRow, VariantRow } from './read-product';

/** Product page (API-FIELD-003). */
export function presentProduct(row: ProductRow) {
  const variants = row.variants.map(presentVariant);
  const card = presentCard(row);
  return {
    ...card,
    vendor: { ...card.vendor, about: row.vendor_about },
    description: row.description_html,
    images: row.pictures.map(({ key }) => pictureAddress(key, 960)),
    pictures: row.pictures.map(({ key, alt }) => pictureOf(key, alt)),
    shared_picture: sharedPictureOf(row.picture_key),
    price: card.selling_price,
    gigl_station: row.gigl_station,
    specification: row.specification,
    questions: row.questions,
    more: row.more.map(presentCard),
    related: row.related.map(presentCard),
    variants,
    variants_id: variants[0]?.id ?? null,
    latest_reviews: row.latest_reviews.map(presentReview),
  } satisfies Product;
}

function presentVariant(row: VariantRow) {
  return {
    id: row.id,
    selling_price: toNaira(kobo(row.selling_price_kobo)),
    original_price: toNaira(kobo(row.original_price_kobo)),
    quantity: row.stock,
    values: row.values,
    image: presentPicture(row.picture_key).image,
    picture: pictureOf(row.picture_key, row.picture_alt),
  } satisfies Variant;
}

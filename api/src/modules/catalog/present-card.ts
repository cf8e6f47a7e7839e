import { kobo, type ProductCard, toNaira } from '@nkm/contracts';
import { pictureAddress, presentPicture } from '../pictures/public';
import type { CardRow } from './card-columns';

/** Product card (API-FIELD-003). */
export function presentCard(row: CardRow) {
  const { vendor, category, subcategory, description } = row.card;
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    ...presentPicture(row.picture_key),
    selling_price: toNaira(kobo(row.selling_price_kobo)),
    original_price: toNaira(kobo(row.original_price_kobo)),
    quantity: row.quantity,
    condition: row.condition,
    boost_type: row.boost_type,
    stars: row.review_count,
    total_stars: row.total_stars,
    star_summary: { '1': row.stars_1, '2': row.stars_2, '3': row.stars_3, '4': row.stars_4, '5': row.stars_5 },
    vendor: {
      id: vendor.id,
      name: vendor.name,
      store_name: vendor.store_name,
      profile: { id: vendor.id, avatar: vendor.avatar_key === null ? null : pictureAddress(vendor.avatar_key, 160) },
    },
    category,
    subcategory,
    created_at: new Date(row.created_at).toISOString(),
    has_variants: row.has_variants,
    description,
  } satisfies ProductCard;
}

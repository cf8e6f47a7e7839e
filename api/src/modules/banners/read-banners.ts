import type { Advert } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { findValidCodes } from '../coupons/public';
import { type ArtRecipe, type OwnPicture, presentBanner, presentPicture } from '../pictures/public';
import './tables';

type ShownBanner = Advert & { picture: OwnPicture | null };

const PLACEMENT = /^[a-z0-9-]{1,60}$/;

/**
 * The banners that run at that time in a placement, in their order; none for an unknown placement. Leaves out a banner
 * whose code no order can use then.
 */
export async function readBanners(db: Kysely<Database>, rawPlacement: string, now: Date): Promise<ShownBanner[]> {
  const placement = rawPlacement.toLowerCase();
  // An invalid placement has no banners, and never reaches the database.
  if (!PLACEMENT.test(placement)) return [];
  const rows = await db
    .selectFrom('adverts')
    .leftJoin('pictures', 'pictures.key', 'adverts.picture_key')
    .select(['adverts.id', 'placement', 'title', 'text', 'link', 'action', 'promo_code', 'starts_at', 'ends_at'])
    .select(['pictures.key', 'pictures.recipe'])
    .where('placement', '=', placement)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('adverts.id')
    .execute();
  const codes = rows.flatMap(({ promo_code }) => promo_code ?? []);
  const valid = await findValidCodes(db, codes, now);
  const shown = rows.filter(({ promo_code }) => promo_code === null || valid.has(promo_code));
  return shown.map(({ key, recipe, starts_at, ends_at, ...advert }) => ({
    ...advert,
    ...pictureOf(key, recipe),
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  }));
}

function pictureOf(key: string | null, recipe: ArtRecipe | null): Pick<ShownBanner, 'image' | 'picture'> {
  if (key === null || recipe === null) return { image: null, picture: null };
  if (recipe.shape) return presentBanner(key, recipe.shape);
  const { image, picture } = presentPicture(key);
  return { image, picture };
}

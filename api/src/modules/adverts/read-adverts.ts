import type { Advert, Picture } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { findValidCodes } from '../coupons/find-valid-codes';
import { presentBanner, presentPicture } from '../pictures/present-picture';
import { isBanner, type PictureRecipe } from '../pictures/recipe/recipe';
import './tables';

/** Our pictures always come in both formats. */
type ShownAdvert = Advert & { picture: Required<Picture> | null };

const PLACEMENT = /^[a-z0-9-]{1,60}$/;

/**
 * The adverts that run at that time in a placement, in their order; none for a placement that nobody knows. One with a
 * code that no order can use then is left out.
 */
export async function readAdverts(db: Kysely<Database>, rawPlacement: string, now: Date): Promise<ShownAdvert[]> {
  const placement = rawPlacement.toLowerCase();
  // What cannot be a placement is as empty as one that is not there, and never reaches the database.
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

function pictureOf(key: string | null, recipe: PictureRecipe | null): Pick<ShownAdvert, 'image' | 'picture'> {
  if (key === null || recipe === null) return { image: null, picture: null };
  if (isBanner(recipe)) return presentBanner(key, recipe.shape);
  const { image, picture } = presentPicture(key);
  return { image, picture };
}

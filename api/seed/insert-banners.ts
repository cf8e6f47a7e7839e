import type { Kysely } from 'kysely';
import type {} from '../src/modules/banners/public';
import { pictureKey } from './pictures/recipe/picture-key';
import type { Database } from '../src/platform/database/tables';
import { ADVERTS, type AdvertSeed, KIDS_ADVERTS } from './content/banners';
import { insertPictures } from './insert-categories';

/** Demo banners, with their pictures. */
export const insertAdverts = (db: Kysely<Database>): Promise<void> => insert(db, ADVERTS);

/** Later banners. */
export const insertKidsAdverts = (db: Kysely<Database>): Promise<void> => insert(db, KIDS_ADVERTS);

async function insert(db: Kysely<Database>, seeds: readonly AdvertSeed[]): Promise<void> {
  const adverts = seeds.map((advert) => ({ ...advert, picture: pictureOf(advert) }));
  await insertPictures(
    db,
    adverts.flatMap(({ picture }) => picture ?? []),
  );
  const rows = adverts.map((advert, position) => ({
    placement: advert.placement,
    position,
    title: advert.title,
    text: advert.text,
    link: advert.link,
    action: advert.action,
    promo_code: advert.promoCode ?? null,
    picture_key: advert.picture?.key ?? null,
    starts_at: null,
    ends_at: null,
  }));
  await db.insertInto('adverts').values(rows).execute();
}

function pictureOf({ placement, picture: recipe }: AdvertSeed) {
  return recipe ? { key: pictureKey(`advert-${placement}`, recipe), recipe } : null;
}

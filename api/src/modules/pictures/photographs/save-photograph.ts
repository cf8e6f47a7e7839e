import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { Original } from './inspect-photograph';
import type { Focus } from './render-photograph';
import '../tables';

/** A photograph as a product shows it. */
export interface Photograph extends Original {
  focus: Focus;
  alternativeText: string;
}

/**
 * Key of a photograph: a readable name and a hash of everything that its renditions and its text depend on. Addresses
 * with it are cacheable forever.
 * @param name slug of the product
 */
export function photographKey(name: string, { contentHash, focus, alternativeText }: Photograph): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([contentHash, focus.x, focus.y, alternativeText]))
    .digest('hex')
    .slice(0, 16);
  return `${name.slice(0, 24).replace(/-+$/, '')}-${hash}`;
}

/**
 * Records a photograph whose original is in the store, and returns its key. Recording it again has no effect.
 * @param name slug of the product
 */
export async function savePhotograph(db: Kysely<Database>, name: string, photograph: Photograph): Promise<string> {
  const key = photographKey(name, photograph);
  const { contentHash, width, height, focus, alternativeText, mediaType } = photograph;
  await db
    .insertInto('pictures')
    .values({ key, recipe: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('photographs')
    .values({
      key,
      content_hash: contentHash,
      width,
      height,
      focus_x: focus.x,
      focus_y: focus.y,
      alternative_text: alternativeText,
      media_type: mediaType,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return key;
}

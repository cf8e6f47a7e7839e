import { createHash } from 'node:crypto';
import type { PictureRecipe } from './recipe';

/** Increase it when the same recipe renders differently, so that no cache keeps the old rendition. */
const RENDERER_VERSION = 2;

/**
 * Key of a picture: a readable name and a hash of its recipe. Addresses with it are cacheable forever, because another
 * recipe has another key.
 */
export function pictureKey(name: string, recipe: PictureRecipe): string {
  const hash = createHash('sha256')
    .update(`${RENDERER_VERSION} ${JSON.stringify(recipe)}`)
    .digest('hex')
    .slice(0, 10);
  return `${name.slice(0, 24).replace(/-+$/, '')}-${hash}`;
}

import type { DrawArt } from '../../src/modules/pictures/public';
import type { PictureRecipe } from './recipe/recipe';
import { composePicture } from './render/compose';
import { ArtFiles } from './render/art-files';

/** Draws the art of the seed. `boot/load-art.ts` loads this file; nothing in `src` imports it statically. */
export function drawArtOf(apiDir: string): DrawArt {
  const art = new ArtFiles(apiDir);
  // The seed wrote every recipe in the database.
  return (recipe, width, format) => composePicture(recipe as PictureRecipe, width, format, art);
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawArt } from '../modules/pictures/public';

/**
 * Draws seeded art with the code of the seed, which loads with the first picture that needs it. Null without a seed.
 * Photographs never need it.
 */
export function loadArt(apiDir: string): DrawArt | null {
  const file = path.join(apiDir, 'seed', 'pictures', 'draw-art.ts');
  if (!existsSync(file)) return null;
  let loading: Promise<DrawArt> | undefined;
  return async (...picture) => {
    loading ??= import(pathToFileURL(file).href).then(({ drawArtOf }: { drawArtOf(apiDir: string): DrawArt }) =>
      drawArtOf(apiDir),
    );
    return (await loading)(...picture);
  };
}

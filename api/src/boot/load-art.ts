import type { DrawArt } from '../modules/pictures/public';

/** Draws seeded art with the code of the seed, which loads with the first picture that needs it. */
export function loadArt(apiDir: string): DrawArt {
  let loading: Promise<DrawArt> | undefined;
  return async (...picture) => {
    loading ??= import('../../seed/pictures/draw-art').then(({ drawArtOf }) => drawArtOf(apiDir));
    return (await loading)(...picture);
  };
}

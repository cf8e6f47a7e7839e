import { BANNER_WIDTHS, type PictureFormat, type Rendition, WIDTHS } from './rendition';

/** Ratio of width to height. A banner spans the page, a card is beside others. */
export const SHAPES = { banner: 3, card: 3 / 2 } as const;
export type Shape = keyof typeof SHAPES;

/** Recipe of seeded art. Only its shape matters here; `api/seed/pictures` knows the rest. */
export interface ArtRecipe {
  /** Absent: a square. */
  shape?: Shape;
}

/**
 * Draws seeded art of the given width in pixels. The seed implements it, so a shop that shows only photographs runs
 * without it.
 */
export type DrawArt = (recipe: ArtRecipe, width: number, format: PictureFormat) => Promise<Buffer>;

/** The widths that art of this shape has. */
export function widthsOf({ shape }: ArtRecipe): readonly Rendition['width'][] {
  return shape === undefined ? WIDTHS : BANNER_WIDTHS;
}

import type { Shape } from '../../../src/modules/pictures/public';
import type { ColourName } from './colours';

export const PATTERNS = [
  'plain',
  'dots',
  'rings',
  'waves',
  'stripes',
  'grid',
  'arch',
  'confetti',
  'halo',
  'hills',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Number of soft backgrounds; see `backgroundOf`. */
export const BACKGROUNDS = 24;

/** One object in a picture. Lengths are fractions of the picture's side, angles are degrees clockwise. */
export interface PictureObject {
  /** An emoji, or the name of a drawing. */
  art: string;
  /** Centre; in a banner `x` is a fraction of its width. */
  x: number;
  y: number;
  /** In a banner a fraction of its height. */
  size: number;
  angle: number;
  /** Repaints the body of a drawing, or the coloured parts of an emoji. */
  colour?: ColourName;
}

/** A square picture: a background, a pattern on it, and objects from back to front. */
export interface Recipe {
  /** 0 … BACKGROUNDS - 1. */
  background: number;
  pattern: Pattern;
  objects: PictureObject[];
}

/** Ground of an adire cloth: indigo dipped once, dipped twice, dipped until nearly black, or undyed cotton. */
export const CLOTHS = ['indigo', 'sky', 'night', 'cotton'] as const;
export type Cloth = (typeof CLOTHS)[number];

/** An advert picture: adire cloth, plain on the left for the text, and objects. */
export interface BannerRecipe {
  shape: Shape;
  cloth: Cloth;
  objects: PictureObject[];
}

export type PictureRecipe = Recipe | BannerRecipe;

export function isBanner(recipe: PictureRecipe): recipe is BannerRecipe {
  return 'shape' in recipe;
}

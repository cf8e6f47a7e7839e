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
  emoji: string;
  /** Centre. */
  x: number;
  y: number;
  size: number;
  angle: number;
  /** Repaints the coloured parts of the art. */
  colour?: ColourName;
}

/** What a picture is composed of: a background, a pattern on it, and objects from back to front. */
export interface Recipe {
  /** 0 … BACKGROUNDS - 1. */
  background: number;
  pattern: Pattern;
  objects: PictureObject[];
}

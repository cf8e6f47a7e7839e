import { BACKGROUNDS } from './recipe';

export interface Background {
  /** CSS colours from the upper left to the lower right. */
  from: string;
  to: string;
  /** Colour of the pattern. */
  ink: string;
}

const HUES = 12;

/**
 * One of the soft backgrounds: twelve hues, each in a pale and a fuller tone. Throws a RangeError for an unknown index.
 */
export function backgroundOf(index: number): Background {
  if (!Number.isInteger(index) || index < 0 || index >= BACKGROUNDS) throw new RangeError(`No background ${index}`);
  const hue = Math.round(((index % HUES) * 360) / HUES + 8);
  const full = index >= HUES;
  return full
    ? { from: `hsl(${hue} 62% 84%)`, to: `hsl(${hue + 26} 54% 70%)`, ink: `hsl(${hue + 10} 60% 92%)` }
    : { from: `hsl(${hue} 58% 96%)`, to: `hsl(${hue + 18} 48% 88%)`, ink: `hsl(${hue + 6} 46% 82%)` };
}

import type { PictureFormat } from './render/compose';
import { isBanner, type PictureRecipe } from './recipe/recipe';

/** Sides in pixels in which every square picture can be had. */
export const WIDTHS = [160, 320, 640, 960] as const;
/** Widths of banners: a phone, a sharp phone or a desk, a sharp desk. */
export const BANNER_WIDTHS = [480, 960, 1440] as const;
export type Width = (typeof WIDTHS)[number];
export type BannerWidth = (typeof BANNER_WIDTHS)[number];

export interface Rendition {
  width: Width | BannerWidth;
  format: PictureFormat;
}

/** Every width that any picture has, the smallest first. */
const ALL_WIDTHS: readonly Rendition['width'][] = [...new Set([...WIDTHS, ...BANNER_WIDTHS])].sort((a, b) => a - b);

/** Reads `320.avif`; null when there is no such rendition. */
export function parseRendition(name: string): Rendition | null {
  const match = /^(\d{1,4})\.(avif|webp)$/.exec(name);
  const width = ALL_WIDTHS.find((known) => String(known) === match?.[1]);
  return match && width ? { width, format: match[2] as PictureFormat } : null;
}

/** Whether a picture can be had in that width: nobody shall make the server draw what no page shows. */
export function hasWidth(recipe: PictureRecipe, width: Rendition['width']): boolean {
  const widths: readonly number[] = isBanner(recipe) ? BANNER_WIDTHS : WIDTHS;
  return widths.includes(width);
}

/** A key as `pictureKey` makes them: it names a file, so nothing else is ever let through. */
export function isPictureKey(text: string): boolean {
  return text.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

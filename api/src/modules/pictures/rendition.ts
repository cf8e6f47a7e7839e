import type { PictureFormat } from './render/compose';

/** Sides in pixels in which every picture can be had. */
export const WIDTHS = [160, 320, 640, 960] as const;
export type Width = (typeof WIDTHS)[number];

export interface Rendition {
  width: Width;
  format: PictureFormat;
}

/** Reads `320.avif`; null when there is no such rendition. */
export function parseRendition(name: string): Rendition | null {
  const match = /^(\d{1,4})\.(avif|webp)$/.exec(name);
  const width = WIDTHS.find((known) => String(known) === match?.[1]);
  return match && width ? { width, format: match[2] as PictureFormat } : null;
}

/** A key as `pictureKey` makes them: it names a file, so nothing else is ever let through. */
export function isPictureKey(text: string): boolean {
  return text.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

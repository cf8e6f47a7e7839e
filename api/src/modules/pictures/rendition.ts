export type PictureFormat = 'avif' | 'webp';

/** Sides in pixels of every square picture. */
export const WIDTHS = [160, 320, 640, 960] as const;
/** Widths of banners: phone, high-density phone or desktop, high-density desktop. */
export const BANNER_WIDTHS = [480, 960, 1440] as const;
export type Width = (typeof WIDTHS)[number];
export type BannerWidth = (typeof BANNER_WIDTHS)[number];

export interface Rendition {
  width: Width | BannerWidth;
  format: PictureFormat;
}

/** Every width that any picture has, the smallest first. */
const ALL_WIDTHS: readonly Rendition['width'][] = [...new Set([...WIDTHS, ...BANNER_WIDTHS])].sort((a, b) => a - b);

/** Parses a name such as `320.avif`; null for an unknown rendition. */
export function parseRendition(name: string): Rendition | null {
  const match = /^(\d{1,4})\.(avif|webp)$/.exec(name);
  const width = ALL_WIDTHS.find((known) => String(known) === match?.[1]);
  return match && width ? { width, format: match[2] as PictureFormat } : null;
}

/** Whether a text has the format of `pictureKey`. It becomes a file name, so nothing else passes. */
export function isPictureKey(text: string): boolean {
  return text.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

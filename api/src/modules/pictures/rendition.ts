/** Pages use AVIF and WebP. Messengers and social networks need JPEG for the preview of a link. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

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

/** Width in pixels of the preview of a link. */
export const SHARED_WIDTH: Width = 960;
/** Width in pixels of a product in a mail. Some mail programs know neither AVIF nor WebP. */
export const MAILED_WIDTH: Width = 160;
/** The widths that a picture also has as JPEG. */
const JPEG_WIDTHS = [MAILED_WIDTH, SHARED_WIDTH];

/** Parses a name such as `320.avif` or `960.jpg`; null for an unknown rendition. */
export function parseRendition(name: string): Rendition | null {
  const jpeg = JPEG_WIDTHS.find((width) => name === `${width}.jpg`);
  if (jpeg) return { width: jpeg, format: 'jpeg' };
  const match = /^(\d{1,4})\.(avif|webp)$/.exec(name);
  const width = ALL_WIDTHS.find((known) => String(known) === match?.[1]);
  return match && width ? { width, format: match[2] as PictureFormat } : null;
}

/** Whether a text has the format of `pictureKey`. It becomes a file name, so nothing else passes. */
export function isPictureKey(text: string): boolean {
  return text.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

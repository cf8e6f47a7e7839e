import type { Picture } from '@nkm/contracts';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { type Shape, SHAPES } from './art';
import {
  BANNER_WIDTHS,
  MAILED_WIDTH,
  type PictureFormat,
  type Rendition,
  SHARED_WIDTH,
  type Width,
  WIDTHS,
} from './rendition';

/** Public path: the shop forwards everything under /api to this server. */
const PUBLIC_PATH = '/api/pictures';
const LARGEST: Width = 960;
/** Width behind the plain addresses, which offer no choice. */
const IMAGE: Width = 640;
const THUMBNAIL: Width = 160;

/** A picture of ours always has both formats. */
export type OwnPicture = Picture & { srcset_avif: string };

export const PictureSchema = Type.Object({
  src: Type.String(),
  srcset: Type.String(),
  srcset_avif: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  alt: Type.Optional(Type.String({ description: 'Ours: alternative text of a photograph' })),
});

/** Address of one rendition, relative to the shop. */
export function pictureAddress(key: string, width: Rendition['width'], format: PictureFormat = 'webp'): string {
  return `${PUBLIC_PATH}/${key}/${width}.${format}`;
}

function srcset(key: string, format: PictureFormat, widths: readonly Rendition['width'][] = WIDTHS): string {
  return widths.map((width) => `${pictureAddress(key, width, format)} ${width}w`).join(', ');
}

/**
 * All renditions of a picture in both formats.
 * @param alt alternative text of a photograph; null for art
 */
export function pictureOf(key: string, alt: string | null = null): OwnPicture {
  return {
    src: pictureAddress(key, LARGEST),
    srcset: srcset(key, 'webp'),
    srcset_avif: srcset(key, 'avif'),
    width: LARGEST,
    height: LARGEST,
    ...(alt !== null && { alt }),
  };
}

/** The preview of a link to a page that shows this picture: JPEG, which every messenger reads. */
export const sharedPictureOf = (key: string) => ({
  src: `${PUBLIC_PATH}/${key}/${SHARED_WIDTH}.jpg`,
  width: SHARED_WIDTH,
  height: SHARED_WIDTH,
});

/** Path of a picture in a mail. */
export const mailedPicture = (key: string): string => `${PUBLIC_PATH}/${key}/${MAILED_WIDTH}.jpg`;

export const SharedPictureSchema = Type.Object(
  { src: Type.String(), width: Type.Integer(), height: Type.Integer() },
  { description: 'Ours: JPEG for the preview of a link' },
);

interface PictureFields {
  image: string;
  thumbnail: string;
  picture: OwnPicture;
}

/** Cached, because a list of cards would otherwise build two hundred addresses for each request. */
const recent = new LRUCache<string, PictureFields>({ max: 4000 });

/** The picture fields of an entity: two plain addresses, as documented, and all renditions. */
export function presentPicture(key: string): PictureFields {
  const known = recent.get(key);
  if (known) return known;
  const fields = {
    image: pictureAddress(key, IMAGE),
    thumbnail: pictureAddress(key, THUMBNAIL),
    picture: pictureOf(key),
  };
  recent.set(key, fields);
  return fields;
}

const WIDEST_BANNER = BANNER_WIDTHS[2];

/** The picture of an advert: a plain address, and all renditions of a banner of that shape. */
export function presentBanner(key: string, shape: Shape): { image: string; picture: OwnPicture } {
  return {
    image: pictureAddress(key, 960),
    picture: {
      src: pictureAddress(key, WIDEST_BANNER),
      srcset: srcset(key, 'webp', BANNER_WIDTHS),
      srcset_avif: srcset(key, 'avif', BANNER_WIDTHS),
      width: WIDEST_BANNER,
      height: Math.round(WIDEST_BANNER / SHAPES[shape]),
    },
  };
}

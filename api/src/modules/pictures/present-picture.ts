import type { Picture } from '@nkm/contracts';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { PictureFormat } from './render/compose';
import { type Shape, SHAPES } from './recipe/recipe';
import { BANNER_WIDTHS, type Rendition, type Width, WIDTHS } from './rendition';

/** Public path: the shop forwards everything under /api to this server. */
const PUBLIC_PATH = '/api/pictures';
const LARGEST: Width = 960;
/** Width behind the plain addresses, which offer no choice. */
const IMAGE: Width = 640;
const THUMBNAIL: Width = 160;

export const PictureSchema = Type.Object({
  src: Type.String(),
  srcset: Type.String(),
  srcset_avif: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});

/** Address of one rendition, relative to the shop. */
export function pictureAddress(key: string, width: Rendition['width'], format: PictureFormat = 'webp'): string {
  return `${PUBLIC_PATH}/${key}/${width}.${format}`;
}

function srcset(key: string, format: PictureFormat, widths: readonly Rendition['width'][] = WIDTHS): string {
  return widths.map((width) => `${pictureAddress(key, width, format)} ${width}w`).join(', ');
}

/** All renditions of a picture in both formats. */
export function pictureOf(key: string): Required<Picture> {
  return {
    src: pictureAddress(key, LARGEST),
    srcset: srcset(key, 'webp'),
    srcset_avif: srcset(key, 'avif'),
    width: LARGEST,
    height: LARGEST,
  };
}

interface PictureFields {
  image: string;
  thumbnail: string;
  picture: Required<Picture>;
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
export function presentBanner(key: string, shape: Shape): { image: string; picture: Required<Picture> } {
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

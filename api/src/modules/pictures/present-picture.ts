import type { Picture } from '@nkm/contracts';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { PictureFormat } from './render/compose';
import { type Width, WIDTHS } from './rendition';

/** Where browsers find the pictures: the shop passes everything under /api on to this server. */
const PUBLIC_PATH = '/api/pictures';
const LARGEST: Width = 960;
/** For the plain addresses, which leave the browser no choice. */
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
export function pictureAddress(key: string, width: Width, format: PictureFormat = 'webp'): string {
  return `${PUBLIC_PATH}/${key}/${width}.${format}`;
}

function srcset(key: string, format: PictureFormat): string {
  return WIDTHS.map((width) => `${pictureAddress(key, width, format)} ${width}w`).join(', ');
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

/** A list of cards would write two hundred addresses anew at every request. */
const recent = new LRUCache<string, PictureFields>({ max: 4000 });

/** The fields with which an entity shows its picture: two plain addresses, as documented, and all renditions. */
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

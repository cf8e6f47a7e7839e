import type { RouteHead } from '@nkm/contracts';
import { type HeadTag, headTags } from '../../app/head-tags';
import type { PinnedFile } from '../../app/page-scripts';
import type { InlineScript } from './integrity';
import { scriptJson } from './script-json';

/** Colour of the header, which phones also use for the browser bars. */
export const THEME_COLOR = '#1e2873';
const ICONS = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  `<meta name="theme-color" content="${THEME_COLOR}">`,
].join('');

export interface InlineStyle {
  href: string;
  text: string;
}

export interface HeadParts {
  styles: InlineStyle[];
  start: InlineScript;
  scripts: PinnedFile[];
  preloads: PinnedFile[];
  /** The browser renders the page, so its scripts are preloaded. A first view of the server loads before them. */
  isPending: boolean;
  head: RouteHead;
  canonicalOrigin: string;
  brand: string;
}

/** The parts of the head that only the first document needs, outside of React. */
export function headMarkup({
  styles,
  start,
  preloads,
  scripts,
  isPending,
  head,
  canonicalOrigin,
  brand,
}: HeadParts): string {
  return [
    ...styles.map(({ href, text }) => `<style data-href="${attribute(href)}">${text}</style>`),
    head.preloadPicture && picturePreload(head.preloadPicture),
    `<script>${start.text}</script>`,
    // No `prefetch`: Firefox checks it against `default-src` and blocks it.
    ...(isPending ? [...scripts, ...preloads].map(preload) : []),
    ICONS,
    ...headTags(head, { publicUrl: canonicalOrigin, brand }).map(tagMarkup),
  ]
    .filter(Boolean)
    .join('');
}

const preload = ({ href, integrity }: PinnedFile) =>
  `<link rel="preload" as="script" href="${href}"${integrity && ` integrity="${integrity}"`} crossorigin="anonymous">`;

function picturePreload({ src, srcset, srcset_avif, sizes }: NonNullable<RouteHead['preloadPicture']>): string {
  const set = srcset_avif ?? srcset;
  const type = srcset_avif ? ' type="image/avif"' : '';
  const responsive = set ? ` imagesrcset="${attribute(set)}" imagesizes="${attribute(sizes ?? '100vw')}"` : '';
  return `<link rel="preload" as="image" href="${attribute(src)}"${responsive}${type} fetchpriority="high">`;
}

function tagMarkup({ name, attributes, json }: HeadTag): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${attribute(value)}"`);
  return `<${name}${given.join('')}>${json ? `${scriptJson(json)}</script>` : ''}`;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

import type { RouteHead } from '@nkm/contracts';
import type { PinnedFile } from '../app/page-scripts';
import type { InlineStyle } from './page-parts';
import { scriptJson } from './script-json';

/** 1200 × 630 pixels: the preview of a link in chats and social networks. */
const SHARE_PICTURE = '/assets/share.png';

/** Colour of the header, which phones also use for the browser bars. */
export const THEME_COLOR = '#1e2873';
const ICONS = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  `<meta name="theme-color" content="${THEME_COLOR}">`,
].join('');

export interface HeadParts {
  styles: InlineStyle[];
  start: PinnedFile;
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
  const canonical = head.canonical && `${canonicalOrigin}${head.canonical}`;
  return [
    ...styles.map(({ href, text }) => `<style data-href="${attribute(href)}">${text}</style>`),
    head.preloadPicture && picturePreload(head.preloadPicture),
    `<script defer src="${start.href}" integrity="${start.integrity}" crossorigin="anonymous"></script>`,
    // No `prefetch`: Firefox checks it against `default-src` and blocks it.
    ...(isPending ? [...scripts, ...preloads].map(preload) : []),
    canonical && `<link rel="canonical" href="${attribute(canonical)}">`,
    ICONS,
    ...openGraph(head, canonical, { origin: canonicalOrigin, brand }),
    ...(head.jsonLd ?? []).map((object) => `<script type="application/ld+json">${scriptJson(object)}</script>`),
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

/** Open Graph tags, none without a title. The image is the page's own, else its largest picture, else the shop's. */
function openGraph(
  head: RouteHead,
  canonical: string | undefined,
  { origin, brand }: { origin: string; brand: string },
) {
  if (!head.title) return [];
  const { product } = head;
  const properties: [string, string | undefined][] = [
    ['og:type', product ? 'product' : 'website'],
    ['og:site_name', brand],
    ['og:locale', 'en_NG'],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', canonical || undefined],
    ['og:image', new URL(head.image ?? head.preloadPicture?.src ?? SHARE_PICTURE, origin).href],
    ['product:price:amount', product?.selling_price.toFixed(2)],
    ['product:price:currency', product && 'NGN'],
    ['product:availability', product && (product.in_stock ? 'in stock' : 'out of stock')],
  ];
  return [
    ...properties.flatMap(([name, value]) =>
      value ? [`<meta property="${name}" content="${attribute(value)}">`] : [],
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

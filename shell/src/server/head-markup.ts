import type { RouteHead } from '@nkm/contracts';
import { type PageScripts, type PinnedFile, SCRIPTS_ID } from '../browser/page-scripts';
import { BOOT_DATA_ID, type BootData } from '../slices/boot-data';
import type { InlineStyle } from './page-parts';

/** 1200 × 630 pixels: what chats and networks show of a link. */
const SHARE_PICTURE = '/assets/share.png';

export interface PageParts {
  styles: InlineStyle[];
  start: PinnedFile;
  scripts: PinnedFile[];
  preloads: PinnedFile[];
  /** Fetched ahead of a page that the browser makes itself; null: there is a first view, and it comes first. */
  ahead: PinnedFile[] | null;
  /** The shopper saves data, and the page can be read as it is. */
  sparing: boolean;
  head: RouteHead;
  canonicalOrigin: string;
  boot: BootData;
}

/** Everything in the head that only the first document needs and React need not know. */
export function headMarkup({
  styles,
  start,
  preloads,
  scripts,
  ahead,
  sparing,
  head,
  canonicalOrigin,
  boot,
}: PageParts): string {
  const canonical = head.canonical && `${canonicalOrigin}${head.canonical}`;
  return [
    ...styles.map(({ href, text }) => `<style data-href="${attribute(href)}">${text}</style>`),
    head.preloadPicture && picturePreload(head.preloadPicture),
    `<script defer src="${start.href}" integrity="${start.integrity}" crossorigin="anonymous"></script>`,
    ...(ahead ? [...scripts, ...preloads].map(preload) : []),
    ...(ahead ?? []).map(({ href }) => `<link rel="prefetch" as="script" href="${href}" crossorigin="anonymous">`),
    canonical && `<link rel="canonical" href="${attribute(canonical)}">`,
    ...openGraph(head, canonical, { origin: canonicalOrigin, brand: boot.settings.brand }),
    ...(head.jsonLd ?? []).map((object) => `<script type="application/ld+json">${scriptJson(object)}</script>`),
    `<script type="application/json" id="${SCRIPTS_ID}">${scriptJson({ run: scripts, fetch: preloads, ...(sparing && { sparing }) } satisfies PageScripts)}</script>`,
    `<script type="application/json" id="${BOOT_DATA_ID}">${scriptJson(boot)}</script>`,
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

/** What a shared link shows: nothing where the page is not known yet. Its picture, else the largest on it, else the shop’s. */
function openGraph(
  head: RouteHead,
  canonical: string | undefined,
  { origin, brand }: { origin: string; brand: string },
) {
  if (!head.title) return [];
  const properties: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', brand],
    ['og:locale', 'en_NG'],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', canonical || undefined],
    ['og:image', new URL(head.image ?? head.preloadPicture?.src ?? SHARE_PICTURE, origin).href],
  ];
  return properties.flatMap(([name, value]) =>
    value ? [`<meta property="${name}" content="${attribute(value)}">`] : [],
  );
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON inside a script element: no text in it may look like markup. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

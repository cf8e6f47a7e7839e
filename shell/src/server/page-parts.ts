import type { RouteHead } from '@nkm/contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PageScripts, type PinnedFile, SCRIPTS_ID } from '../browser/page-scripts';
import { BOOT_DATA_ID, type BootData } from '../slices/boot-data';
import type { RouteOutcome } from '../slices/route-outcome';
import { type ReleaseRuntime, sliceAddress } from './release-runtime';
import type { ShellAssets } from './shell-assets';

export interface InlineStyle {
  href: string;
  text: string;
}

/** Files of a version never change, so their text is read once. */
const styleTexts = new Map<string, string>();

/** Styles that the page needs at once: the shell's and those of the route's chunks. */
export function stylesOf(
  outcome: RouteOutcome,
  routeId: string,
  runtime: ReleaseRuntime,
  assets: ShellAssets,
): InlineStyle[] {
  const used = usedVersion(outcome, runtime);
  const files = used?.description.chunks[routeId]?.css ?? [];
  return [
    assets.css,
    ...files.map((file) => {
      const { name, version } = used!.description;
      const href = sliceAddress(name, version, file);
      let text = styleTexts.get(href);
      if (text === undefined)
        styleTexts.set(href, (text = readFileSync(path.join(used!.folder, 'client', file), 'utf8')));
      return { href, text };
    }),
  ];
}

/** The slice's scripts for this page: without this list the browser would find them only one after the other. */
export function preloadsOf(outcome: RouteOutcome, slice: string | undefined, routeId: string, runtime: ReleaseRuntime) {
  const used = usedVersion(outcome, runtime) ?? (slice ? runtime.stored[slice]?.[0] : undefined);
  if (!used || outcome.kind === 'not-found') return [];
  const { name, version, entry, files, chunks } = used.description;
  if (!files[entry]) return []; // a dev server's slice
  return [entry.replace(/^client\//, ''), ...(chunks[routeId]?.js ?? [])].map((file) => ({
    href: sliceAddress(name, version, file),
    integrity: files[`client/${file}`]?.integrity ?? '',
  }));
}

function usedVersion(outcome: RouteOutcome, { stored }: ReleaseRuntime) {
  return outcome.kind === 'ready'
    ? stored[outcome.slice]?.find(({ description }) => description.version === outcome.version)
    : undefined;
}

export interface PageParts {
  styles: InlineStyle[];
  start: PinnedFile;
  scripts: PinnedFile[];
  preloads: PinnedFile[];
  head: RouteHead;
  canonicalOrigin: string;
  boot: BootData;
}

/** Everything in the head that only the first document needs and React need not know. */
export function headMarkup({ styles, start, preloads, scripts, head, canonicalOrigin, boot }: PageParts): string {
  const canonical = head.canonical && `${canonicalOrigin}${head.canonical}`;
  return [
    ...styles.map(({ href, text }) => `<style data-href="${attribute(href)}">${text}</style>`),
    head.preloadPicture && picturePreload(head.preloadPicture),
    `<script defer src="${start.href}" integrity="${start.integrity}" crossorigin="anonymous"></script>`,
    canonical && `<link rel="canonical" href="${attribute(canonical)}">`,
    ...openGraph(head, canonical, canonicalOrigin),
    ...(head.jsonLd ?? []).map((object) => `<script type="application/ld+json">${scriptJson(object)}</script>`),
    `<script type="application/json" id="${SCRIPTS_ID}">${scriptJson({ run: scripts, fetch: preloads } satisfies PageScripts)}</script>`,
    `<script type="application/json" id="${BOOT_DATA_ID}">${scriptJson(boot)}</script>`,
  ]
    .filter(Boolean)
    .join('');
}

function picturePreload({ src, srcset, srcset_avif, sizes }: NonNullable<RouteHead['preloadPicture']>): string {
  const set = srcset_avif ?? srcset;
  const type = srcset_avif ? ' type="image/avif"' : '';
  const responsive = set ? ` imagesrcset="${attribute(set)}" imagesizes="${attribute(sizes ?? '100vw')}"` : '';
  return `<link rel="preload" as="image" href="${attribute(src)}"${responsive}${type} fetchpriority="high">`;
}

function openGraph(head: RouteHead, canonical: string | undefined, origin: string): string[] {
  const properties: [string, string | undefined][] = [
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', canonical || undefined],
    ['og:image', head.image && new URL(head.image, origin).href],
  ];
  return properties.flatMap(([name, value]) =>
    value ? [`<meta property="${name}" content="${attribute(value)}">`] : [],
  );
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON inside a script element: no text in it may look like markup. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteFrame } from '@nkm/contracts';
import type { RouteOutcome } from '../../slices/route-outcome';
import type { InlineStyle } from '../markup/head-markup';
import { sliceAddress } from '../releases/release-runtime';
import type { ShellAssets } from './shell-assets';
import type { PageRuntime } from './page-runtime';

/** Where a page comes from: its route, and the slice that claims it. */
export interface PageSource {
  outcome: RouteOutcome;
  slice: string | undefined;
  routeId: string;
  frame: RouteFrame | undefined;
}

/** Styles of the first paint, for every page: of the shell, the frame and the route's chunks. */
export function stylesOf(source: PageSource, runtime: PageRuntime, assets: ShellAssets): InlineStyle[] {
  const { routeId, frame } = source;
  const used = versionOf(source, runtime);
  const files = used?.description.chunks[routeId]?.css ?? [];
  return [
    assets.css,
    ...(frame === 'account' ? [assets.sidebar.css] : []),
    ...(source.outcome.kind === 'not-found' ? [assets.notFound.css] : []),
    ...files.map((file) => {
      const { name, version } = used!.description;
      const { styles } = runtime.memory.of(name, version);
      let text = styles.get(file);
      if (text === undefined) styles.set(file, (text = readFileSync(path.join(used!.folder, 'client', file), 'utf8')));
      return { href: sliceAddress(name, version, file), text };
    }),
  ];
}

/** The slice's scripts for this page. Without this list, the browser would discover them one after another. */
export function preloadsOf(source: PageSource, runtime: PageRuntime) {
  const { routeId } = source;
  const used = versionOf(source, runtime);
  if (!used) return [];
  const { name, version, entry, files, chunks } = used.description;
  if (!files[entry]) return []; // a dev server's slice
  return [entry.replace(/^client\//, ''), ...(chunks[routeId]?.js ?? [])].map((file) => ({
    href: sliceAddress(name, version, file),
    integrity: files[`client/${file}`]?.integrity ?? '',
  }));
}

/** The version that rendered the page, else the one that the browser will try first. */
function versionOf({ outcome, slice }: PageSource, { stored }: PageRuntime) {
  if (outcome.kind === 'not-found') return undefined;
  if (outcome.kind !== 'ready') return slice ? stored[slice]?.[0] : undefined;
  return stored[outcome.slice]?.find(({ description }) => description.version === outcome.version);
}

import type { RouteClaim, SliceDescription } from '@nkm/contracts';
import { currentReleases } from './document/current-releases';
import { pageSizes } from './gate/page-sizes';
import { readOrigin } from './publishing/origin';
import { readSlice } from './store/read-slice';
import type { ReleaseStore } from './store/release-store';

/**
 * What differs between two stored versions of a slice, one line each: commit, pages with their claims and bytes,
 * exposed modules and widgets, topics, libraries of the shell, and packages of the build.
 * @throws ReleaseError `no-version`, `no-key`, `bad-signature`
 */
export function describeDiff(store: ReleaseStore, slice: string, from: string, to: string): string[] {
  const trust = currentReleases(store);
  const [before, after] = [readSlice(store, slice, from, trust), readSlice(store, slice, to, trust)];
  const [packages, others] = [packagesOf(store, slice, from), packagesOf(store, slice, to)];
  return [
    ...changed('commit', commitOf(before), commitOf(after)),
    ...differences('page', routesOf(before), routesOf(after)),
    ...differences('bytes of', pageSizes(before, before.files), pageSizes(after, after.files)),
    ...differences('exposes', exposed(before), exposed(after)),
    ...differences('topic', topicsOf(before), topicsOf(after)),
    ...differences('library', before.shared, after.shared),
    ...changed('packages', packages ? 'known' : 'unknown', others ? 'known' : 'unknown'),
    ...(packages && others ? differences('package', packages, others) : []),
  ];
}

const commitOf = ({ provenance }: SliceDescription) => provenance?.commit ?? 'unknown';
/** Version of each package, by its folder; null when the build did not name them. */
function packagesOf(store: ReleaseStore, slice: string, version: string): Record<string, string> | null {
  const { inputs } = readOrigin(store, slice, version);
  if (!inputs) return null;
  const byFolder = Object.entries(inputs.packages).map(([folder, is]) => [folder.replace(/^node_modules\//, ''), is]);
  return Object.fromEntries(byFolder) as Record<string, string>;
}

const topicsOf = ({ topics, topicVersions = {} }: SliceDescription) =>
  Object.fromEntries(topics.map((topic) => [topic, `version ${topicVersions[topic] ?? 1}`]));
const exposed = ({ exposes, widgets }: SliceDescription) =>
  Object.fromEntries([...exposes.map((name) => [name, 'a module']), ...widgets.map((name) => [name, 'a widget'])]);
const routesOf = ({ routes }: SliceDescription) => Object.fromEntries(routes.map((route) => [route.id, claims(route)]));

/** Without the id. */
function claims(route: RouteClaim): string {
  const others = Object.entries(route).filter(([name]) => name !== 'id' && name !== 'path');
  return `${route.path} ${JSON.stringify(Object.fromEntries(others.sort(([a], [b]) => (a < b ? -1 : 1))))}`;
}

type Values = Readonly<Record<string, string | number>>;

function differences(what: string, before: Values, after: Values): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => changed(`${what} ${name}`, before[name], after[name]));
}

function changed(what: string, before: string | number | undefined, after: string | number | undefined): string[] {
  if (before === after) return [];
  return [`${what}: ${before ?? 'new'} → ${after ?? 'gone'}`];
}

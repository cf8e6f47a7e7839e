import type { ReleaseStore } from '../store/release-store';
import { readReports } from './read-reports';
import { isLoads } from './report-lines';
import { createPlaceResolver } from './resolve-place';

const DAY_MS = 86_400_000;

/** Equal faults of a version: the same class and message. */
export interface ErrorGroup {
  version: string;
  /** `load`, `render`, `error`, `hydration`, or `server`. */
  kind: string;
  message: string;
  /** Patterns, the most frequent one first. */
  routes: string[];
  count: number;
  /** ISO 8601. */
  first: string;
  last: string;
  /** `<file>:<line>` of the sources, innermost first; of the build without a source map. */
  places: string[];
}

export interface ErrorQuery {
  slice: string;
  /** Null: all versions. */
  version: string | null;
  days: number;
  /** Milliseconds. */
  now: number;
}

interface Collected extends Omit<ErrorGroup, 'routes'> {
  routes: Map<string, number>;
}

/** The faults of a slice that the shells kept, the most frequent ones first. */
export function groupErrors(store: ReleaseStore, { slice, version, days, now }: ErrorQuery): ErrorGroup[] {
  const groups = new Map<string, Collected>();
  for (const line of readReports(store, now - days * DAY_MS)) {
    if (isLoads(line) || line.slice !== slice || (version !== null && line.version !== version)) continue;
    const key = JSON.stringify([line.version, line.kind, line.message]);
    const { version: its, kind, message, at, places } = line;
    const group = groups.get(key) ?? {
      ...{ version: its, kind, message, places, routes: new Map<string, number>() },
      ...{ count: 0, first: at, last: at },
    };
    group.count += line.count;
    group.routes.set(line.route, (group.routes.get(line.route) ?? 0) + line.count);
    if (at < group.first) group.first = at;
    if (at > group.last) group.last = at;
    if (group.places.length === 0) group.places = places;
    groups.set(key, group);
  }
  const resolve = createPlaceResolver(store, slice);
  return [...groups.values()]
    .map((group) => ({
      ...group,
      routes: [...group.routes].sort(([, a], [, b]) => b - a).map(([route]) => route),
      places: [...new Set(group.places.map((place) => resolve(group.version, place)))],
    }))
    .sort((a, b) => b.count - a.count || b.last.localeCompare(a.last));
}

import type { QuarantineList } from '../workers/messages';

/** Milliseconds for which a route of a version is skipped after it hung or failed to load. */
const REST_MS = 10_000;

/** Versions that this worker does not run, or runs only as the last choice. */
export interface AvoidedVersions {
  /** Sets the list that applies to the whole shell. */
  set(list: QuarantineList): void;
  /** Skips a route for a while, so that later pages do not wait for the same fault if no other version is left. */
  rest(slice: string, version: string, routeId: string): void;
  /** Those of `versions` that may run the route, best first. */
  usable<T extends { version: string }>(slice: string, routeId: string, versions: readonly T[]): T[];
}

export function createAvoidedVersions(): AvoidedVersions {
  let never = new Set<string>();
  let last = new Set<string>();
  const restsUntil = new Map<string, number>();

  return {
    set(list) {
      never = new Set(list.never);
      last = new Set(list.last);
      for (const [key, until] of restsUntil) if (until <= Date.now()) restsUntil.delete(key);
    },
    rest: (slice, version, routeId) => void restsUntil.set(`${slice}@${version}/${routeId}`, Date.now() + REST_MS),
    usable<T extends { version: string }>(slice: string, routeId: string, versions: readonly T[]) {
      const allowed = versions.filter(({ version }) => {
        const key = `${slice}@${version}`;
        return !never.has(key) && (restsUntil.get(`${key}/${routeId}`) ?? 0) <= Date.now();
      });
      const isLast = ({ version }: T) => last.has(`${slice}@${version}`);
      return [...allowed.filter((entry) => !isLast(entry)), ...allowed.filter(isLast)];
    },
  };
}

import type { SliceRoute } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Milliseconds for which a version stays in memory after the release document last named it. */
export const UNNEEDED_MS = 10 * 60_000;

/** The loaded files of one version. They never change, so each is read once. */
export interface VersionCode {
  routes?: SliceRoute<Platform>[];
  /** Text of its styles, by file. */
  styles: Map<string, string>;
}

/** The code and styles of the versions in use. Unneeded versions are dropped. */
export interface VersionMemory {
  of(slice: string, version: string): VersionCode;
  /** The versions that the release document names now, as `slice@version`. */
  keep(live: Iterable<string>): void;
  size(): number;
}

export function createVersionMemory(): VersionMemory {
  const known = new Map<string, VersionCode>();
  const unneededSince = new Map<string, number>();
  let live = new Set<string>();

  function forgetUnneeded(): void {
    for (const [key, since] of unneededSince) {
      if (Date.now() - since < UNNEEDED_MS) continue;
      known.delete(key);
      unneededSince.delete(key);
    }
  }
  /** Schedules one check for the first version that is due. The next change checks later versions. */
  function noteUnneeded(): void {
    for (const key of known.keys()) {
      if (live.has(key)) unneededSince.delete(key);
      else if (!unneededSince.has(key)) unneededSince.set(key, Date.now());
    }
    if (unneededSince.size > 0) setTimeout(forgetUnneeded, UNNEEDED_MS + 1).unref();
  }

  return {
    of(slice, version) {
      const key = `${slice}@${version}`;
      let code = known.get(key);
      if (!code) {
        known.set(key, (code = { styles: new Map() }));
        if (live.size > 0 && !live.has(key)) noteUnneeded();
      }
      return code;
    },
    keep(versions) {
      live = new Set(versions);
      forgetUnneeded();
      noteUnneeded();
    },
    size: () => known.size,
  };
}

import { withTimeout } from '../platform/with-timeout';
import type { SliceVersion } from './boot-data';
import { keyOf, type VersionChoice } from './version-choice';

export interface TryVersionsOptions {
  choice: Pick<VersionChoice, 'candidates'>;
  /** Milliseconds that a part of a slice may take to load. */
  timeoutMs: number;
  /** Called when a part of a slice has loaded for the first time; it was requested at `start` (`performance.now()`). */
  onLoaded(slice: string, version: string, part: string, start: number): void;
  onFailed(slice: string, version: string, cause: unknown): void;
}

export interface TryVersions {
  /** Waits for a part of a version, up to the time limit. */
  inTime<T>(slice: string, version: string, part: string, loading: Promise<T>): Promise<T>;
  /** Tries `use` with each version, best first; null when none works. */
  withVersions<T>(slice: string, part: string, use: (version: SliceVersion) => Promise<T>): Promise<T | null>;
}

/** Loads parts of a slice: within the time limit, from the best version that works. */
export function createTryVersions({ choice, timeoutMs, onLoaded, onFailed }: TryVersionsOptions): TryVersions {
  const loadedParts = new Set<string>();

  async function inTime<T>(slice: string, version: string, part: string, loading: Promise<T>): Promise<T> {
    const key = `${keyOf(slice, version)} ${part}`;
    const start = performance.now();
    const loaded = await withTimeout(loading, timeoutMs, key);
    if (!loadedParts.has(key)) onLoaded(slice, version, part, start);
    loadedParts.add(key);
    return loaded;
  }

  async function withVersions<T>(
    slice: string,
    part: string,
    use: (version: SliceVersion) => Promise<T>,
  ): Promise<T | null> {
    for (const version of choice.candidates(slice)) {
      try {
        return await inTime(slice, version.version, part, use(version));
      } catch (cause) {
        onFailed(slice, version.version, cause);
      }
    }
    return null;
  }

  return { inTime, withVersions };
}

import type { LiveNotice } from '../worker-messages/messages';
import { keyOfVersion, type NamedVersion } from '../worker-messages/named-version';
import { createRenderPool, type PoolOptions, type RenderPool } from './render-pool';

/** Versions in preview at the same time. */
const MOST = 3;
/** Milliseconds without a page after which the worker of a preview ends. */
const IDLE_MS = 60_000;

export interface PreviewPoolsOptions extends Omit<PoolOptions, 'onTrouble' | 'onLost'> {
  /** The code of a version in preview ended its worker, or left an error behind. */
  onPreviewHarm(version: NamedVersion, how: string): void;
}

interface OpenPool {
  pool: RenderPool;
  timer: NodeJS.Timeout;
}

/** A worker for each version in preview. It starts with the first page and ends when nobody looks any more. */
export interface PreviewPools {
  of(version: NamedVersion): RenderPool;
  keep(live: LiveNotice): void;
  stop(): void;
}

export function createPreviewPools(options: PreviewPoolsOptions): PreviewPools {
  const open = new Map<string, OpenPool>();
  let live: LiveNotice = { kind: 'live', versions: [], trust: {} };
  const liveWith = (key: string) => ({ ...live, versions: [...live.versions, key] });

  function retire(key: string): void {
    const { pool, timer } = open.get(key)!;
    clearTimeout(timer);
    open.delete(key);
    pool.retire();
  }

  function start(key: string, version: NamedVersion): OpenPool {
    const [oldest] = open.keys();
    if (open.size >= MOST && oldest !== undefined) retire(oldest);
    const pool = createRenderPool({
      ...options,
      workers: 1,
      onLost: ({ how }) => options.onPreviewHarm(version, how),
      onTrouble: (trouble) =>
        options.onPreviewHarm(version, trouble.kind === 'full' ? 'memory' : trouble.error.message),
    });
    pool.keep(liveWith(key));
    return { pool, timer: setTimeout(() => retire(key), IDLE_MS).unref() };
  }

  return {
    of(version) {
      const key = keyOfVersion(version);
      const found = open.get(key) ?? start(key, version);
      found.timer.refresh();
      // The last one in the order of the map is the one that was used last.
      open.delete(key);
      open.set(key, found);
      return found.pool;
    },
    keep(next) {
      live = next;
      for (const [key, { pool }] of open) pool.keep(liveWith(key));
    },
    stop() {
      for (const { pool, timer } of open.values()) {
        clearTimeout(timer);
        pool.stop();
      }
      open.clear();
    },
  };
}

import type { ReleaseDocument } from '@nkm/contracts';
import type { EndReason, Full, LiveNotice, PageRequest, Stray } from '../worker-messages/messages';
import { keyOfVersion, type NamedVersion } from '../worker-messages/named-version';
import { WorkerLost } from './not-rendered';
import { liveVersionsOf } from './quarantine';
import { createPreviewPools, type PreviewPoolsOptions } from './preview-pools';
import { createRenderPool, type PoolOptions, type RenderPool } from './render-pool';

export interface PoolsOptions extends PreviewPoolsOptions {
  /** Code of a candidate did harm in its own workers, which have ended. Called before its pages fail. */
  onCandidateHarm(version: NamedVersion, harm: Harm): void;
  /** A worker of the other versions ended. Called before its pages fail. */
  onStableLost(loss: Parameters<PoolOptions['onLost']>[0]): void;
  onStableTrouble(trouble: Stray | Full): void;
}

export interface Harm {
  reason: EndReason | 'ended' | 'stray';
  /** The reason in words. */
  words: string;
  /** For the log. */
  details: object;
}

/** The workers: a pool for each candidate, so that it harms only its own pages, and one for all other versions. */
export interface RenderPools {
  /** The pool for a page with this version. A version that is not released runs only in previews. */
  of(version: NamedVersion | null, isPreview: boolean): Pick<RenderPool, 'run'>;
  begin(document: ReleaseDocument): void;
  /** Rejects when no worker can work at all. */
  ready: Promise<void>;
  stop(): void;
}

export function createRenderPools(options: PoolsOptions): RenderPools {
  const candidates = new Map<string, RenderPool>();
  const stable = createRenderPool({ ...options, onLost: options.onStableLost, onTrouble: options.onStableTrouble });
  const previews = createPreviewPools(options);
  let slices: ReleaseDocument['slices'] = {};
  let live: LiveNotice = { kind: 'live', versions: [], trust: {} };

  const isCandidate = ({ slice, version }: NamedVersion) => slices[slice]?.candidate === version;

  /** As many workers as its share of the visitors needs. Steps lead to all visitors. */
  function workersFor({ slice }: NamedVersion): number {
    const { percent = 0, steps } = slices[slice] ?? {};
    return Math.max(1, Math.ceil((options.workers * (steps ? 100 : percent)) / 100));
  }

  function poolOf(version: NamedVersion): RenderPool {
    const key = keyOfVersion(version);
    const known = candidates.get(key);
    if (known) return known;
    const end = (harm: Harm) => {
      candidates.delete(key);
      options.onCandidateHarm(version, harm);
      pool.stop(new WorkerLost(harm.words));
    };
    const pool = createRenderPool({
      ...options,
      workers: workersFor(version),
      onLost: ({ how, reason }) => end({ reason: reason ?? 'ended', words: wordsOf(reason), details: { how } }),
      onTrouble: (trouble) => end(harmOf(trouble)),
    });
    pool.keep(live);
    candidates.set(key, pool);
    return pool;
  }

  return {
    of(version, isPreview) {
      if (version && isCandidate(version)) return poolOf(version);
      const isReleased = version === null || live.versions.includes(keyOfVersion(version));
      return isPreview && !isReleased ? previews.of(version) : stable;
    },
    begin(document) {
      slices = document.slices;
      const { keys, accepted } = document;
      live = { kind: 'live', versions: liveVersionsOf(document), trust: { keys, accepted } };
      stable.keep(live);
      const wanted = Object.entries(slices).flatMap(([slice, { candidate }]) =>
        candidate === null ? [] : [{ slice, version: candidate }],
      );
      for (const [key, pool] of candidates) {
        if (wanted.some((version) => keyOfVersion(version) === key)) continue;
        candidates.delete(key);
        pool.retire();
      }
      for (const version of wanted) poolOf(version).grow(workersFor(version));
      for (const pool of [...candidates.values(), previews]) pool.keep(live);
    },
    ready: stable.ready,
    stop() {
      for (const pool of [stable, ...candidates.values(), previews]) pool.stop();
    },
  };
}

const harmOf = (trouble: Stray | Full): Harm =>
  trouble.kind === 'full'
    ? { reason: 'memory', words: 'Its memory use keeps growing', details: { usedMb: trouble.usedMb } }
    : { reason: 'stray', words: trouble.error.message, details: { what: trouble.what, err: trouble.error } };

const ENDS = { stall: 'did not answer', memory: 'used too much memory' };
/** How a worker ended, for the log. */
export const wordsOf = (reason: EndReason | null): string => `Its worker ${reason ? ENDS[reason] : 'ended'}`;

/** The versions that ran in a worker. */
export const versionsOf = (running: readonly PageRequest[]): NamedVersion[] => {
  const versions = running.flatMap(({ version }) => (version ? [version] : []));
  return [...new Map(versions.map((version) => [keyOfVersion(version), version])).values()];
};

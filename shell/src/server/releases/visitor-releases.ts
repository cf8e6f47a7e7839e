import type { ReleaseDocument, ReleaseSet, SliceTrust } from '@nkm/contracts';
import { chooseReleaseSet, type Preview } from '@nkm/releases';
import { LRUCache } from 'lru-cache';
import { withPreview } from '../preview/previews';
import type { VersionSources } from './read-versions';
import { createReleaseRuntime, keyOfSet, type ReleaseRuntime } from './release-runtime';

/** A rollout has few combinations of versions. An evicted combination is built again on demand. */
const KEPT_RELEASE_SETS = 64;

/** The versions of the slices that each visitor gets. */
export interface VisitorReleases {
  /** A new release document is in use: the shell reads every version again, and trusts only what it says. */
  begin(document: SliceTrust): void;
  /** Chooses from this document, which has the shares at which rollouts are held now. */
  chooseFrom(document: ReleaseDocument): void;
  /** Whether there is a document to choose from. */
  canChoose(): boolean;
  /** Null before the first document. */
  setFor(visitorId: string, preview: Preview | null): ReleaseSet | null;
  /** The set, with what the shell read of its slices. Null before the first document. */
  runtimeFor(visitorId: string, preview: Preview | null): ReleaseRuntime | null;
}

export function createVisitorReleases(sources: Omit<VersionSources, 'trust'>): VisitorReleases {
  const runtimes = new LRUCache<string, ReleaseRuntime>({ max: KEPT_RELEASE_SETS });
  let trust: SliceTrust = {};
  let held: ReleaseDocument | null = null;

  function setFor(visitorId: string, preview: Preview | null): ReleaseSet | null {
    if (!held) return null;
    const chosen = chooseReleaseSet(held, visitorId);
    return preview ? withPreview(chosen, preview) : chosen;
  }

  return {
    begin(document) {
      runtimes.clear();
      trust = document;
    },
    chooseFrom: (document) => void (held = document),
    canChoose: () => held !== null,
    setFor,
    runtimeFor(visitorId, preview) {
      const set = setFor(visitorId, preview);
      if (!set) return null;
      const key = keyOfSet(set);
      let runtime = runtimes.get(key);
      if (!runtime) runtimes.set(key, (runtime = createReleaseRuntime(set, { ...sources, trust })));
      return runtime;
    },
  };
}

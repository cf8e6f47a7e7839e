import type { SliceRelease } from '@nkm/contracts';
import { refusal, ReleaseError } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { findSlices, type SliceSource } from './find-slices';
import type { Publication } from './publish-slice';
import { publishSources, type SourcesPublication } from './publish-sources';

export interface PublishAllOptions {
  /** Folder of the project. */
  root: string;
  store: ReleaseStore;
  /** Publishes like a local start: unreleased work to all visitors, except slices whose release an operator has set. */
  local: boolean;
  /** See PublishRequest. */
  hold?: boolean;
  /** Allows versions to drop addresses of the stable versions. */
  removeRoutes?: boolean;
  /** Allows changes that are not committed. Local starts always allow them. */
  dirty?: boolean;
  /** Allows versions below the highest stored ones. */
  older?: boolean;
  /** Number of concurrent builds (default 2). */
  concurrency?: number;
  onProgress?(progress: PublishProgress): void;
  /** See PublishRequest. */
  onWarning?(line: string): void;
}

export interface PublishProgress {
  slice: string;
  version: string;
  state: 'building' | 'not rendered' | 'published' | 'unchanged' | 'left alone';
  /** False when the version waits for a rollout. */
  live?: boolean;
  /** Missing for unreleased work, whose types nobody checks. */
  types?: Publication['types'];
  /** Why pages were not rendered. */
  lines?: string[];
  /** The release that stays when the slice is left alone. */
  release?: SliceRelease;
  /** Milliseconds since the work on this slice began. */
  ms: number;
}

/**
 * Publishes every slice of the project whose current contents are not in the store yet; an unchanged slice is neither
 * built nor published again.
 * @throws ReleaseError all refusals, after all slices were processed; without `local` also when contents changed but
 * the version did not
 */
export async function publishAll(options: PublishAllOptions): Promise<SourcesPublication[]> {
  const waiting = findSlices(options.root);
  const done: SourcesPublication[] = [];
  const faults: unknown[] = [];
  async function work(): Promise<void> {
    for (let slice = waiting.shift(); slice; slice = waiting.shift()) {
      await publishOne(options, slice).then(
        (publication) => done.push(publication),
        (fault: unknown) => faults.push(fault),
      );
    }
  }
  await Promise.all(Array.from({ length: options.concurrency ?? 2 }, work));
  if (faults.length > 0) throw allOf(faults);
  return done.sort((a, b) => a.slice.localeCompare(b.slice));
}

/** One refusal that names every slice; a system error or a bug stays as it is. */
function allOf(faults: unknown[]): unknown {
  const other = faults.find((fault) => !(fault instanceof ReleaseError && fault.code === 'refused'));
  return other ?? refusal(faults.map((fault) => (fault as Error).message).join('; '));
}

async function publishOne(options: PublishAllOptions, slice: SliceSource): Promise<SourcesPublication> {
  const { root, store, local, hold, removeRoutes, dirty, older, onProgress, onWarning } = options;
  const start = Date.now();
  const tell = (version: string, state: PublishProgress['state'], more: Partial<PublishProgress> = {}) =>
    onProgress?.({ slice: slice.name, version, state, ms: Date.now() - start, ...more });
  const goal = local ? 'start' : 'stored';
  let building = slice.version;
  const publication = await publishSources({
    root,
    store,
    slice,
    goal,
    hold,
    removeRoutes,
    dirty,
    older,
    onWarning,
    onBuild: (version) => tell((building = version), 'building'),
    onUnrecorded: (lines) => tell(building, 'not rendered', { lines }),
  });
  const { version, live, types, unchanged, leftAlone } = publication;
  if (leftAlone) tell(version, 'left alone', { release: leftAlone });
  else tell(version, unchanged ? 'unchanged' : 'published', { live, types });
  return publication;
}

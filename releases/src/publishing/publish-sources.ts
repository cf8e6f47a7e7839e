import type { SliceRelease } from '@nkm/contracts';
import { currentReleases } from '../document/current-releases';
import { isForStart, type PublicationGoal } from '../rollout/rollout-rules';
import { isSound } from '../store/read-slice';
import { refusal, ReleaseError } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { buildSlice } from './build-slice';
import type { SliceSource } from './find-slices';
import { hashSources } from './hash-sources';
import { changedInputs } from './inputs';
import { localVersion } from '../store/local-version';
import { readOrigin } from './origin';
import { proveSources, UNKNOWN } from './provenance';
import { publishSlice, releaseVersion, type Publication } from './publish-slice';
import { readRecording } from './recording';
import { readShellOffer } from './shell-offer';

export interface SourcesRequest {
  /** Folder of the project. */
  root: string;
  store: ReleaseStore;
  slice: SliceSource;
  /** All goals but `stored` publish unreleased work under a version derived from its contents. */
  goal: PublicationGoal;
  /** See PublishRequest. */
  hold?: boolean;
  /** Allows the version to drop addresses of the stable version. Local starts always allow it. */
  removeRoutes?: boolean;
  /** Allows changes that are not committed. Local starts always allow them. */
  dirty?: boolean;
  /** Allows a version below the highest stored one. */
  older?: boolean;
  /** Called before the build begins, unless the slice is unchanged. */
  onBuild?(version: string): void;
  /** See PublishRequest. */
  onUnrecorded?(lines: string[]): void;
  /** See PublishRequest. */
  onWarning?(line: string): void;
}

export interface SourcesPublication extends Publication {
  /** True when the store already had these contents, so that nothing was built. Not for a first version that waited. */
  unchanged: boolean;
  /** The release that an operator has set. A local start keeps it and builds nothing. */
  leftAlone?: SliceRelease;
}

/** Changed files that a refusal names. */
const NAMED = 3;
/** Builds of one local publication when a developer saves files during the build. */
const ATTEMPTS = 3;

/**
 * Builds and publishes a slice from its sources, unless they are published already.
 * @throws ReleaseError `refused`, also when the version is published with other contents; `sources-changed`
 */
export async function publishSources(request: SourcesRequest): Promise<SourcesPublication> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await publishOnce(request);
    } catch (error) {
      const wasEdited = error instanceof ReleaseError && error.code === 'sources-changed';
      if (!wasEdited || request.goal === 'stored' || attempt === ATTEMPTS) throw error;
    }
  }
}

async function publishOnce(request: SourcesRequest): Promise<SourcesPublication> {
  const { root, store, slice, goal, hold, onBuild, onUnrecorded, onWarning, removeRoutes, older } = request;
  const releases = currentReleases(store);
  const release = releases.slices[slice.name];
  if (goal === 'start' && release && !isForStart(release)) {
    return { slice: slice.name, version: release.stable, live: true, unchanged: true, leftAlone: release };
  }
  const contentHash = hashSources(root, slice.name);
  const version = goal === 'stored' ? slice.version : localVersion(slice.version, contentHash);
  if (isSound(store, slice.name, version, releases)) {
    refuseOtherContents({ root, store, slice: slice.name, version, contentHash });
    const wasStable = release?.stable === version;
    if (wasStable && (goal !== 'hand-back' || release.set_by === 'start'))
      return { slice: slice.name, version, live: true, unchanged: true };
    const live = await releaseVersion({ store, slice: slice.name, goal, hold }, version);
    return { slice: slice.name, version, live, unchanged: goal !== 'stored' || !live || wasStable };
  }
  const source = goal === 'stored' ? await proveSources(slice, { root, allowsDirty: request.dirty ?? false }) : UNKNOWN;
  const published = await publishSlice({
    store,
    slice: slice.name,
    version,
    contentHash,
    source,
    older,
    build: async () => {
      onBuild?.(version);
      const dist = await buildSlice(store, slice, version);
      refuseChanged(root, slice.name, contentHash);
      return dist;
    },
    shell: readShellOffer(root),
    recordingOf: (dist) => readRecording(dist, slice.folder),
    budget: slice.budget,
    removeRoutes,
    onUnrecorded,
    onWarning,
    goal,
    hold,
  });
  return { ...published, unchanged: false };
}

/** Otherwise the contents of the version would not match its hash. */
function refuseChanged(root: string, slice: string, contentHash: string): void {
  if (hashSources(root, slice) !== contentHash) {
    throw new ReleaseError('sources-changed', `the sources of ${slice} changed during the build: publish again`);
  }
}

interface Contents {
  root: string;
  store: ReleaseStore;
  slice: string;
  version: string;
  contentHash: string;
}

/** Only what the build is made of counts, so that the work of another team leaves the version as it is. */
function refuseOtherContents({ root, store, slice, version, contentHash }: Contents): void {
  const { content_hash: stored, inputs } = readOrigin(store, slice, version);
  if (stored === contentHash) return;
  const changed = inputs ? changedInputs(root, inputs) : null;
  if (changed?.length === 0) return;
  const what = changed ? ` (${changed.slice(0, NAMED).join(', ')})` : '';
  throw refusal(`${slice} ${version} is published with other contents${what}: raise the version in its package.json`);
}

import { changeSlice } from '../rollout/change-slice';
import { firstRelease, withStable } from '../rollout/rollout-rules';
import { newSalt } from '../rollout/set-rollout';
import { isSound } from '../store/read-slice';
import { refusal, ReleaseError } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { buildSlice } from './build-slice';
import { currentSlices } from './current-slices';
import type { SliceSource } from './find-slices';
import { hashSources } from './hash-sources';
import { isLocalVersion, localVersion } from './local-version';
import { readOrigin } from './origin';
import { publishSlice, type Publication } from './publish-slice';
import { readShellOffer } from './shell-offer';

export interface SourcesRequest {
  /** Folder of the project. */
  root: string;
  store: ReleaseStore;
  slice: SliceSource;
  /** Publishes unreleased work under a version derived from its contents, and makes it stable. */
  local: boolean;
  /** Told before the build begins; not when the slice is unchanged. */
  onBuild?(version: string): void;
}

export interface SourcesPublication extends Publication {
  /** True when these very contents were in the store already: nothing was built. */
  unchanged: boolean;
}

/** Builds of one local publication while somebody keeps saving files. */
const ATTEMPTS = 3;

/**
 * Builds and publishes a slice from its sources, unless they are published already.
 * @throws ReleaseError `refused` also when the version is published with other contents; `sources-changed`
 */
export async function publishSources(request: SourcesRequest): Promise<SourcesPublication> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await publishOnce(request);
    } catch (error) {
      const wasEdited = error instanceof ReleaseError && error.code === 'sources-changed';
      if (!wasEdited || !request.local || attempt === ATTEMPTS) throw error;
    }
  }
}

async function publishOnce(request: SourcesRequest): Promise<SourcesPublication> {
  const { root, store, slice, local, onBuild } = request;
  const contentHash = hashSources(root, slice.name);
  const version = local ? localVersion(slice.version, contentHash) : slice.version;
  if (isSound(store, slice.name, version)) {
    refuseOtherContents(store, slice.name, version, contentHash);
    return { slice: slice.name, version, live: await bringBack(store, slice.name, version), unchanged: true };
  }
  const published = await publishSlice({
    store,
    slice: slice.name,
    version,
    contentHash,
    build: async () => {
      onBuild?.(version);
      const dist = await buildSlice(store, slice, version);
      refuseChanged(root, slice.name, contentHash);
      return dist;
    },
    shell: readShellOffer(root),
    goal: local ? 'stable' : 'stored',
  });
  return { ...published, unchanged: false };
}

/** Otherwise the version would not be what its hash says. */
function refuseChanged(root: string, slice: string, contentHash: string): void {
  if (hashSources(root, slice) !== contentHash) {
    throw new ReleaseError('sources-changed', `the sources of ${slice} changed while they were built: publish again`);
  }
}

function refuseOtherContents(store: ReleaseStore, slice: string, version: string, contentHash: string): void {
  if (readOrigin(store, slice, version).content_hash !== contentHash) {
    throw refusal(`${slice} ${version} is published with other contents: raise the version in its package.json`);
  }
}

/**
 * When an edit is taken back, its earlier local version becomes stable again. What somebody released or rolled out by
 * hand in the meantime stays.
 * @returns whether everybody has this version
 */
async function bringBack(store: ReleaseStore, slice: string, version: string): Promise<boolean> {
  const release = currentSlices(store)[slice];
  if (release && (release.stable === version || release.candidate === version)) return release.stable === version;
  const { slices } = await changeSlice(store, slice, (current) => {
    if (current === null) return firstRelease(version, newSalt());
    return isLocalVersion(version) && isLocalVersion(current.stable) ? withStable(current, version) : current;
  });
  return slices[slice]?.stable === version;
}

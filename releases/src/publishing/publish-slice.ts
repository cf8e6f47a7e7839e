import { checkSlice } from '../gate/check-slice';
import type { ShellOffer } from '../gate/check-shared';
import { readDescription } from '../gate/read-description';
import { changeSlice } from '../rollout/change-slice';
import { liveVersions } from '../rollout/live-slices';
import { type PublicationGoal, withPublication } from '../rollout/rollout-rules';
import { newSalt } from '../rollout/set-rollout';
import { isSound } from '../store/read-slice';
import { refusal } from '../store/release-error';
import { sliceFolder, type ReleaseStore } from '../store/release-store';
import { withLock } from '../store/with-lock';
import { currentSlices } from './current-slices';
import { storeVersion } from './store-version';

export interface PublishRequest {
  store: ReleaseStore;
  slice: string;
  /** The version that the build must have; null takes what its slice.json says. */
  version: string | null;
  /** Hash of the sources, kept beside the version; null when they are not known. */
  contentHash: string | null;
  /** Gives the folder of the finished build; not called when the version is already published. */
  build: () => Promise<string>;
  shell: ShellOffer;
  goal: PublicationGoal;
}

export interface Publication {
  slice: string;
  version: string;
  /** True when visitors get it without a rollout. */
  live: boolean;
}

/** Milliseconds. A build may take minutes on a busy machine; two publications of one slice would share its dist folder. */
const PATIENCE_MS = 300_000;

/**
 * Builds a version of a slice, sends it through the gate and stores it for ever.
 * @throws ReleaseError `refused` and those of the store
 */
export async function publishSlice(request: PublishRequest): Promise<Publication> {
  const { store, slice } = request;
  return withLock(
    `${sliceFolder(store, slice)}.lock`,
    async () => {
      if (request.version !== null) refusePublished(store, slice, request.version);
      const version = await gateAndStore(request, await request.build());
      return { slice, version, live: await release(request, version) };
    },
    { patience: PATIENCE_MS },
  );
}

async function gateAndStore(
  { store, slice, version, contentHash, shell }: PublishRequest,
  dist: string,
): Promise<string> {
  if (version === null) refusePublished(store, slice, readDescription(dist).version);
  const live = liveVersions(store, currentSlices(store));
  const description = checkSlice({ dist, expected: { name: slice, version }, live, shell });
  await storeVersion(store, dist, description, { content_hash: contentHash, published_at: new Date().toISOString() });
  return description.version;
}

function refusePublished(store: ReleaseStore, slice: string, version: string): void {
  if (isSound(store, slice, version)) {
    throw refusal(`${slice} ${version} is already published: versions never change, raise the version in package.json`);
  }
}

/** The first version of a slice is stable at once. */
async function release({ store, slice, goal }: PublishRequest, version: string): Promise<boolean> {
  const { slices } = await changeSlice(store, slice, (current) => withPublication(current, version, goal, newSalt()));
  return slices[slice]?.stable === version;
}

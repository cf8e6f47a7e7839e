import type { SliceProvenance } from '@nkm/contracts';
import { existsSync } from 'node:fs';
import { compare } from 'semver';
import { checkBudget } from '../gate/check-budget';
import { checkSlice } from '../gate/check-slice';
import type { Recording } from '../gate/trial/trial';
import type { ShellOffer } from '../gate/check-shared';
import { readDescription } from '../gate/read-description';
import { currentReleases } from '../document/current-releases';
import { findSigner, type SliceSigner } from '../keys/find-signer';
import { acceptedDigest, addressFaults } from '../store/slice-key';
import { changeSlice } from '../rollout/change-slice';
import { liveVersions, waitingVersions } from '../rollout/live-slices';
import { wasReleased } from '../document/history';
import { type PublicationGoal, withPublication } from '../rollout/rollout-rules';
import { newSalt } from '../rollout/set-rollout';
import { readShells } from '../shells/read-shells';
import { listVersions } from '../store/list-versions';
import { isSound } from '../store/read-slice';
import { refusal } from '../store/release-error';
import { sliceFolder, type ReleaseStore } from '../store/release-store';
import { withLock } from '../store/with-lock';
import { readInputs } from './inputs';
import { isLocalVersion } from '../store/local-version';
import type { SourceProvenance } from './provenance';
import { storeVersion } from './store-version';

export interface PublishRequest {
  store: ReleaseStore;
  slice: string;
  /** The version that the build must have; null accepts the version in its slice.json. */
  version: string | null;
  /** Hash of the sources, stored with the version; null when the sources are unknown. */
  contentHash: string | null;
  /** Where the build comes from. */
  source: SourceProvenance;
  /** Allows a version below the highest stored one. */
  older?: boolean;
  /** Returns the folder of the finished build; not called when the version is already published. */
  build: () => Promise<string>;
  shell: ShellOffer;
  /** The API responses with which the gate renders the pages of this build. */
  recordingOf(dist: string): Recording;
  /** Bytes in brotli that the scripts of one page can have; null: no limit. */
  budget?: number | null;
  /** Releases nothing, also not the first version of a slice. Not for local starts. */
  hold?: boolean;
  /** Allows the version to drop addresses of the stable version. Local starts always allow it. */
  removeRoutes?: boolean;
  /** Receives the pages that were not rendered for lack of a recording; only local publications continue. */
  onUnrecorded?(lines: string[]): void;
  /** Receives lines about files in the store that were ignored. */
  onWarning?(line: string): void;
  goal: PublicationGoal;
}

export interface Publication {
  slice: string;
  version: string;
  /** True when the version is stable without a rollout. */
  live: boolean;
  /** Missing for unreleased work, whose types nobody checks, and for a version that was stored before. */
  types?: SliceProvenance['types'];
}

/** Milliseconds to wait for another publication of the slice, which uses the same dist folder for minutes. */
const PATIENCE_MS = 300_000;

/**
 * Builds a version of a slice, checks it with the gate and stores it permanently.
 * @throws ReleaseError `refused` and those of the store
 */
export async function publishSlice(request: PublishRequest): Promise<Publication> {
  const { store, slice } = request;
  return withLock(
    `${sliceFolder(store, slice)}.lock`,
    async () => {
      if (request.version !== null) refuseVersion(request, request.version);
      const signer = findSigner(store, slice, currentReleases(store));
      const version = await gateAndStore(request, await request.build(), signer);
      const live = await releaseVersion(request, version);
      return { slice, version, live, ...(request.goal === 'stored' && { types: request.source.types }) };
    },
    { patience: PATIENCE_MS },
  );
}

async function gateAndStore(request: PublishRequest, dist: string, signer: SliceSigner): Promise<string> {
  const { store, slice, version, contentHash, shell, goal, budget = null } = request;
  if (version === null) refuseVersion(request, readDescription(dist).version);
  const releases = currentReleases(store);
  const live = liveVersions(store, releases);
  const { shells, warnings: ofShells } = readShells(store);
  for (const warning of ofShells) request.onWarning?.(warning);
  const mayRemove = request.removeRoutes || goal !== 'stored';
  const { description, unrecorded, warnings } = await checkSlice({
    dist,
    expected: { name: slice, version },
    live: [...live, ...(goal === 'stored' ? waitingVersions(store, releases) : [])],
    stable: mayRemove
      ? null
      : (live.find((other) => other.slice === slice && other.version === releases.slices[slice]?.stable) ?? null),
    shell,
    shells,
    recording: request.recordingOf(dist),
    demandsRecording: goal === 'stored',
  });
  for (const warning of warnings) request.onWarning?.(`${slice}: ${warning}`);
  const uncovered = signer.key ? addressFaults(description.routes, signer.key) : [];
  if (uncovered.length > 0) throw refusal(`${slice} ${description.version} is refused: ${uncovered.join('; ')}`);
  if (unrecorded.length > 0) request.onUnrecorded?.(unrecorded);
  const published_at = new Date().toISOString();
  const stored = { ...description, provenance: { ...request.source, published_at } };
  const inputs = readInputs(dist);
  const origin = { content_hash: contentHash, published_at, ...(inputs && { inputs }) };
  const check = (files: typeof description.files) => {
    const faults = checkBudget(description, files, budget);
    if (faults.length > 0) throw refusal(`${slice} ${description.version} is refused: ${faults.join('; ')}`);
  };
  await storeVersion(store, { dist, description: stored, origin, check, sign: signer.sign });
  return description.version;
}

function refuseVersion({ store, slice, goal, older }: PublishRequest, version: string): void {
  const releases = currentReleases(store);
  if (isSound(store, slice, version, releases)) {
    throw refusal(`${slice} ${version} is already published: versions never change, raise the version in package.json`);
  }
  if (acceptedDigest(releases, slice, version) !== null)
    throw refusal(`${slice} ${version} was released with other contents: restore its folder, or raise the version`);
  const highest = listVersions(store, slice)
    .filter((stored) => !isLocalVersion(stored))
    .at(-1);
  if (goal === 'stored' && !older && highest !== undefined && compare(version, highest) < 0)
    throw refusal(`${slice} ${version} is older than ${highest}, the highest stored version (--older allows it)`);
}

/**
 * Releases a stored version as its goal says. With the goal `stored`, only the first version of a slice is stable at
 * once, unless it is held, or only an operator can release it. A retired slice stays retired.
 * @returns true when the version is stable
 */
export async function releaseVersion(
  { store, slice, goal, hold }: Pick<PublishRequest, 'store' | 'slice' | 'goal' | 'hold'>,
  version: string,
): Promise<boolean> {
  if (goal === 'stored' && (hold || !existsSync(store.privateKeyFile)))
    return currentReleases(store).slices[slice]?.stable === version;
  const { slices } = await changeSlice(store, slice, (current) =>
    current === null && goal === 'stored' && wasReleased(store, slice)
      ? null
      : withPublication(current, version, goal, newSalt()),
  );
  return slices[slice]?.stable === version;
}

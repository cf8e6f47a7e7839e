import type { ReleaseSet } from '@nkm/contracts';
import type { HostClaim, SliceVersion, SliceVersions } from '../../slices/boot-data';
import { createClaimMatcher } from './match-claim';
import { olderTopics } from './older-topics';
import { claimsOf, readVersions, type StoredVersion, type VersionSources } from './read-versions';

/** One release set for the thread that answers HTTP. It runs no slice code. */
export interface ReleaseRuntime {
  /** Distinguishes release sets. */
  key: string;
  revision: number;
  set: ReleaseSet;
  versions: SliceVersions;
  claims: HostClaim[];
  /** The claim that a path belongs to; undefined when no slice claims it. */
  matchClaim(pathname: string): HostClaim | undefined;
}

export const keyOfSet = (set: ReleaseSet) =>
  Object.entries(set.slices)
    .map(([slice, { version, fallback }]) => `${slice}@${version}/${fallback ?? ''}`)
    .join(' ');

/** Reads the claims of a release set's slices, and what browsers need to load them. */
export function createReleaseRuntime(set: ReleaseSet, sources: VersionSources): ReleaseRuntime {
  const stored = readVersions(set, sources);
  const claims = claimsOf(stored, sources.devSlice);
  return {
    key: keyOfSet(set),
    revision: set.revision,
    set,
    versions: Object.fromEntries(Object.entries(stored).map(([slice, list]) => [slice, list.map(forBrowser)])),
    claims,
    matchClaim: createClaimMatcher(claims),
  };
}

function forBrowser({ description }: StoredVersion): SliceVersion {
  const { name, version, container, entry, files, exposes, widgets } = description;
  const topics = olderTopics(description);
  return {
    version,
    container,
    entry: sliceAddress(name, version, entry.replace(/^client\//, '')),
    integrity: files[entry]?.integrity ?? '',
    exposes,
    widgets,
    ...(topics && { topics }),
  };
}

/** Address of a file of a slice's browser build. */
export const sliceAddress = (slice: string, version: string, file: string) => `/slices/${slice}/${version}/${file}`;

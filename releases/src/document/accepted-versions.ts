import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import { hasVersion, listVersions } from '../store/list-versions';
import { isSound, readTrusted } from '../store/read-slice';
import type { ReleaseStore } from '../store/release-store';

type Content = Pick<ReleaseDocument, 'slices' | 'keys'>;

/**
 * The contents that slices with their own keys may run from now on: all stored versions of a slice that gets its first
 * key, and each version that a change releases. They stay while they are stored, whatever happens to their key.
 * @param current the document before the change
 * @throws ReleaseError when a version that the change releases cannot be trusted
 */
export function acceptedVersions(
  store: ReleaseStore,
  current: ReleaseDocument,
  { slices, keys = {} }: Content,
): NonNullable<ReleaseDocument['accepted']> {
  return Object.fromEntries(
    Object.keys(keys).map((slice) => {
      const known = acceptedBefore(store, current, slice);
      const before = namedIn(current.slices[slice]);
      const released = namedIn(slices[slice]).filter((version) => !before.includes(version) && !(version in known));
      return [slice, { ...known, ...digestsOf(store, current, { slice, versions: released }) }];
    }),
  );
}

function acceptedBefore(store: ReleaseStore, current: ReleaseDocument, slice: string): Record<string, string> {
  if (current.keys && Object.hasOwn(current.keys, slice))
    return Object.fromEntries(
      Object.entries(current.accepted?.[slice] ?? {}).filter(([version]) => hasVersion(store, slice, version)),
    );
  const versions = listVersions(store, slice).filter((version) => isSound(store, slice, version, current));
  return digestsOf(store, current, { slice, versions });
}

function digestsOf(
  store: ReleaseStore,
  current: ReleaseDocument,
  { slice, versions }: { slice: string; versions: string[] },
): Record<string, string> {
  return Object.fromEntries(versions.map((version) => [version, readTrusted(store, slice, version, current).digest]));
}

const namedIn = (release: SliceRelease | undefined) =>
  release ? [release.stable, release.candidate, release.previous].filter((version) => version !== null) : [];

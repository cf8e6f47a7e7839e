import type { ReleaseSet, SliceDescription, SliceTrust } from '@nkm/contracts';
import { readSlice, type ReleaseStore, versionFolder } from '@nkm/releases';
import type { HostClaim } from '../../slices/boot-data';

/** A version of a slice and the folder of its files. */
export interface StoredVersion {
  folder: string;
  description: SliceDescription;
}

export interface VersionSources {
  store: Pick<ReleaseStore, 'folder' | 'publicKeyFile'>;
  /** Of the release document in use: only it says which keys and contents count. */
  trust: SliceTrust;
  /** The slice that a team is working on; it replaces every published version of that slice. */
  devSlice: SliceDescription | null;
  report(slice: string, version: string, cause: unknown): void;
}

/** The versions of each slice of a release set, best first. A version that cannot be read is reported and left out. */
export function readVersions(
  set: ReleaseSet,
  { store, trust, devSlice, report }: VersionSources,
): Record<string, StoredVersion[]> {
  const stored: Record<string, StoredVersion[]> = {};
  for (const [slice, { version, fallback }] of Object.entries(set.slices)) {
    stored[slice] = [version, fallback].flatMap((name) => {
      if (name === null) return [];
      try {
        return [{ folder: versionFolder(store, slice, name), description: readSlice(store, slice, name, trust) }];
      } catch (cause) {
        report(slice, name, cause);
        return [];
      }
    });
  }
  if (devSlice) stored[devSlice.name] = [{ folder: '', description: devSlice }];
  return stored;
}

/** The addresses that the best version of each slice claims. */
export function claimsOf(stored: Record<string, StoredVersion[]>, devSlice: SliceDescription | null): HostClaim[] {
  return Object.entries(stored).flatMap(([slice, [best]]) =>
    (best?.description.routes ?? []).map(
      // Only the browser renders work in progress: the server never has to load it again.
      (claim): HostClaim => ({ ...claim, slice, public: claim.public && best?.description !== devSlice }),
    ),
  );
}

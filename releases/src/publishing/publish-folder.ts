import path from 'node:path';
import type { ReleaseStore } from '../store/release-store';
import { findSlice } from './find-slices';
import { UNKNOWN } from './provenance';
import { publishSlice, type Publication } from './publish-slice';
import { readRecording } from './recording';
import { readShellOffer } from './shell-offer';

export interface FolderRequest {
  /** Folder of the project. */
  root: string;
  store: ReleaseStore;
  /** Name of the slice. */
  slice: string;
  /** A finished build: `client/`, `server/` and `slice.json`, which names the version. */
  dist: string;
  /** See PublishRequest. */
  hold?: boolean;
  /** Allows the version to drop addresses of the stable version. */
  removeRoutes?: boolean;
  /** Allows a version below the highest stored one. */
  older?: boolean;
  /** See PublishRequest. */
  onWarning?(line: string): void;
}

/** Publishes a build that was made elsewhere. @throws ReleaseError */
export async function publishFolder({
  root,
  store,
  slice,
  dist,
  hold,
  removeRoutes,
  older,
  onWarning,
}: FolderRequest): Promise<Publication> {
  const { name, folder, budget } = findSlice(root, slice);
  return publishSlice({
    store,
    slice: name,
    version: null,
    contentHash: null,
    source: UNKNOWN,
    older,
    build: async () => path.resolve(dist),
    shell: readShellOffer(root),
    recordingOf: (build) => readRecording(build, folder),
    budget,
    removeRoutes,
    onWarning,
    goal: 'stored',
    hold,
  });
}

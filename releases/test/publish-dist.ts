import path from 'node:path';
import type { ShellOffer } from '../src/gate/check-shared';
import { publishSlice, type Publication } from '../src/publishing/publish-slice';
import type { ReleaseStore } from '../src/store/release-store';
import { temporaryFolder } from './temporary-folder';
import { writeDist, type DistOptions } from './write-dist';

/** A shell that has React and nothing else. */
export const shellWithReact: ShellOffer = {
  versionOf: (library) => (library === 'react' ? '19.3.1' : null),
  load: (specifier) => ({ loaded: specifier }),
};

/** Publishes a build written by hand. */
export async function publishDist(store: ReleaseStore, options: DistOptions = {}): Promise<Publication> {
  const dist = path.join(temporaryFolder(), 'dist');
  writeDist(dist, options);
  return publishSlice({
    store,
    slice: options.name ?? 'mfe-catalog',
    version: null,
    contentHash: null,
    build: async () => dist,
    shell: shellWithReact,
    goal: 'stored',
  });
}

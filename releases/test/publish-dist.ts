import path from 'node:path';
import type { ShellOffer } from '../src/gate/check-shared';
import { UNKNOWN } from '../src/publishing/provenance';
import { publishSlice, type Publication, type PublishRequest } from '../src/publishing/publish-slice';
import type { ReleaseStore } from '../src/store/release-store';
import { quickShell } from './quick-shell';
import { temporaryFolder } from './temporary-folder';
import { writeDist, type DistOptions } from './write-dist';

/** The shell of this project, offering only React. */
export const shellWithReact: ShellOffer = {
  manifest: path.resolve(__dirname, '../../shell/package.json'),
  versionOf: (library) => (library === 'react' ? '19.3.1' : null),
};

/** Publishes a generated build (see writeDist). */
export async function publishDist(
  store: ReleaseStore,
  options: DistOptions = {},
  more: Partial<PublishRequest> = {},
): Promise<Publication> {
  const dist = path.join(temporaryFolder(), 'dist');
  writeDist(dist, options);
  return publishSlice({
    store,
    slice: options.name ?? 'mfe-catalog',
    version: null,
    contentHash: null,
    source: UNKNOWN,
    build: async () => dist,
    shell: quickShell(),
    recordingOf: () => ({ pages: {}, calls: {} }),
    goal: 'stored',
    ...more,
  });
}

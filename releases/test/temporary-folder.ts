import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type ReleaseStore } from '../src/store/release-store';

const made: string[] = [];

/** Removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'nkm-releases-')));
  made.push(folder);
  return folder;
}

export function temporaryStore(): ReleaseStore {
  return openStore({ RELEASE_STORE: 'releases' }, temporaryFolder());
}

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

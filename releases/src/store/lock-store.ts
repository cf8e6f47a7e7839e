import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from './release-store';
import { withLock } from './with-lock';

/** Serializes changes of the release document and the generation of the keys. */
export async function lockStore<T>(store: ReleaseStore, work: () => T | Promise<T>): Promise<T> {
  mkdirSync(store.folder, { recursive: true });
  return withLock(path.join(store.folder, 'releases.lock'), work);
}

import type { ReleaseDocument, SignedReleaseDocument } from '@nkm/contracts';
import { sign } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { preparePrivateKey } from '../store/keys';
import { ReleaseError } from '../store/release-error';
import { documentFile, type ReleaseStore } from '../store/release-store';
import { withLock } from '../store/with-lock';
import { replaceFile } from '../store/write-file';
import { readReleases } from './read-releases';

type Slices = ReleaseDocument['slices'];

/**
 * Replaces the release document by one of the next revision. Changes of several processes follow each other; none is
 * lost. When `change` returns its argument, nothing is written.
 * @throws ReleaseError of `change`, `locked`, or those of readReleases (a document that cannot be trusted is not
 * built upon)
 */
export async function changeReleases(
  store: ReleaseStore,
  change: (slices: Slices) => Slices,
): Promise<ReleaseDocument> {
  mkdirSync(store.folder, { recursive: true });
  return withLock(path.join(store.folder, 'releases.lock'), () => {
    const privateKey = preparePrivateKey(store);
    const current = readOrStart(store);
    const slices = change(current.slices);
    if (slices === current.slices) return current;
    const next = { revision: current.revision + 1, updated_at: new Date().toISOString(), slices };
    const document = JSON.stringify(next);
    const signature = sign(null, Buffer.from(document), privateKey).toString('base64');
    replaceFile(documentFile(store), JSON.stringify({ document, signature } satisfies SignedReleaseDocument));
    return next;
  });
}

function readOrStart(store: ReleaseStore): ReleaseDocument {
  try {
    return readReleases(store);
  } catch (error) {
    if (!(error instanceof ReleaseError && error.code === 'no-releases')) throw error;
    return { revision: 0, updated_at: new Date(0).toISOString(), slices: {} };
  }
}

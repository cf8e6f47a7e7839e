import type { ReleaseDocument, SignedReleaseDocument } from '@nkm/contracts';
import { signText } from '../store/keys';
import { lockStore } from '../store/lock-store';
import { ReleaseError } from '../store/release-error';
import { documentFile, type ReleaseStore } from '../store/release-store';
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
  return lockStore(store, () => {
    const current = readOrStart(store);
    const slices = change(current.slices);
    if (slices === current.slices) return current;
    const next = { revision: current.revision + 1, updated_at: new Date().toISOString(), slices };
    const document = JSON.stringify(next);
    const signature = signText(store, document);
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

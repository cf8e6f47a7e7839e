import type { ReleaseDocument, SignedReleaseDocument } from '@nkm/contracts';
import { acceptedVersions } from './accepted-versions';
import { findPublicKey, signText } from '../store/keys';
import { lockStore } from '../store/lock-store';
import { ReleaseError } from '../store/release-error';
import { documentFile, type ReleaseStore } from '../store/release-store';
import { replaceFile } from '../store/write-file';
import { demandNotOlder } from './demand-not-older';
import { writeHistory } from './history';
import { readKept } from './stored-document';
import { readReleases } from './read-releases';
import { changedAt } from './changed-at';

type Slices = ReleaseDocument['slices'];
type Keys = NonNullable<ReleaseDocument['keys']>;

/**
 * Replaces the release document with one of the next revision. A lock serializes the changes of several processes, so
 * that none is lost. Writes nothing when `change` returns its argument.
 * @param why the reason, for the history
 * @throws ReleaseError of `change`, `locked`, `old-revision`, or those of readReleases: a new document never follows
 * one that cannot be trusted, or that is older than the newest one used on this machine
 */
export async function changeReleases(
  store: ReleaseStore,
  change: (slices: Slices, current: ReleaseDocument) => Slices,
  why: string | null = null,
): Promise<ReleaseDocument> {
  return lockStore(store, () => {
    const current = readOrStart(store);
    const { revision, keys } = current;
    const slices = change(current.slices, current);
    return slices === current.slices ? current : write(store, current, { revision: revision + 1, slices, keys, why });
  });
}

/**
 * Replaces the keys of the slices, under the next revision.
 * @param why the reason, for the history
 * @throws ReleaseError as changeReleases
 */
export async function changeKeys(
  store: ReleaseStore,
  change: (keys: Keys) => Keys,
  why: string | null = null,
): Promise<ReleaseDocument> {
  return lockStore(store, () => {
    const current = readOrStart(store);
    const { revision, slices, keys = {} } = current;
    return write(store, current, { revision: revision + 1, slices, keys: change(keys), why });
  });
}

/**
 * Signs the unchanged releases under a higher revision. After an intended restore of the store, shells that have used
 * a newer document accept them.
 * @param above the highest revision that any shell has used; revisions used on this machine are known
 * @throws ReleaseError `locked` or those of readReleases
 */
export async function reissueReleases(
  store: ReleaseStore,
  above: number,
  why: string | null = null,
): Promise<ReleaseDocument> {
  return lockStore(store, () => {
    const current = readReleases(store);
    const revision = Math.max(current.revision, above, newestUsed(store)?.revision ?? 0) + 1;
    return write(store, current, { revision, slices: current.slices, keys: current.keys, why });
  });
}

interface Change {
  revision: number;
  slices: Slices;
  keys: Keys | undefined;
  why: string | null;
}

function write(store: ReleaseStore, current: ReleaseDocument, change: Change): ReleaseDocument {
  const { revision, slices, keys, why } = change;
  const changed = Object.fromEntries(
    Object.entries(slices).map(([slice, release]) => [
      slice,
      release === current.slices[slice] ? changedAt(current, slice) : revision,
    ]),
  );
  const next: ReleaseDocument = {
    revision,
    updated_at: new Date().toISOString(),
    slices,
    changed,
    change: { by: store.by, why },
    ...(keys && { keys, accepted: acceptedVersions(store, current, { slices, keys }) }),
  };
  const document = JSON.stringify(next);
  const signature = signText(store, document);
  const signed = JSON.stringify({ document, signature } satisfies SignedReleaseDocument);
  // First, so that no change is missing after a crash. A document that never came into force is replaced.
  writeHistory(store, revision, signed);
  replaceFile(documentFile(store), signed);
  return next;
}

/** An emptied store with its old key continues the revisions, because shells remember the newest one they used. */
function readOrStart(store: ReleaseStore): ReleaseDocument {
  const newest = newestUsed(store);
  try {
    return demandNotOlder(readReleases(store), newest);
  } catch (error) {
    if (!(error instanceof ReleaseError && error.code === 'no-releases')) throw error;
    return { revision: newest?.revision ?? 0, updated_at: new Date(0).toISOString(), slices: {} };
  }
}

function newestUsed(store: ReleaseStore): ReleaseDocument | null {
  const key = findPublicKey(store);
  return key && readKept(store, key);
}

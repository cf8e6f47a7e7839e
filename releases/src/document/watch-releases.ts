import type { ReleaseDocument } from '@nkm/contracts';
import type { KeyObject } from 'node:crypto';
import { statSync } from 'node:fs';
import { readPublicKey } from '../store/keys';
import { ReleaseError } from '../store/release-error';
import { documentFile, type ReleaseStore } from '../store/release-store';
import { noticeChanges } from './notice-changes';
import { readReleases } from './read-releases';

export interface WatchOptions {
  /** Told once per state of the file that cannot be used; the last good document stays in use. */
  onProblem?(error: ReleaseError): void;
  /** Milliseconds between looks at the file where the system gives no notice of changes (default 500). */
  pollMs?: number;
}

/**
 * Hands over the release document: at once, before this function returns, if there is one, and again within a second
 * of each change. The public key is taken once, so that a key exchanged later is not trusted by a running process.
 * @returns stops watching
 */
export function watchReleases(
  store: ReleaseStore,
  onChange: (document: ReleaseDocument) => void,
  { onProblem, pollMs = 500 }: WatchOptions = {},
): () => void {
  let current: ReleaseDocument | null = null;
  let publicKey: KeyObject | undefined;
  let lastSeen = '';

  function look(): void {
    const seen = `${stateOf(documentFile(store))} ${publicKey ? 'known key' : stateOf(store.publicKeyFile)}`;
    if (seen === lastSeen) return;
    lastSeen = seen;
    const next = attempt(() => {
      const document = readReleases(store, publicKey);
      publicKey ??= readPublicKey(store);
      return notOlder(document, current);
    }, onProblem);
    if (next === null || next.revision === current?.revision) return;
    current = next;
    onChange(next);
  }

  look();
  return noticeChanges(store.folder, pollMs, look);
}

/** What tells one state of a file from another; files are replaced by rename, so the inode changes too. */
function stateOf(file: string): string {
  try {
    const { ino, size, mtimeNs } = statSync(file, { bigint: true });
    return `${ino}/${size}/${mtimeNs}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

function attempt(read: () => ReleaseDocument, onProblem: WatchOptions['onProblem']): ReleaseDocument | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    onProblem?.(error);
    return null;
  }
}

/** Otherwise an old document, still validly signed, would bring back a version that was rolled back. */
function notOlder(next: ReleaseDocument, current: ReleaseDocument | null): ReleaseDocument {
  if (current === null || next.revision > current.revision) return next;
  if (next.revision === current.revision && next.updated_at === current.updated_at) return next;
  throw new ReleaseError(
    'old-revision',
    `the release document of revision ${next.revision} does not replace revision ${current.revision}`,
  );
}

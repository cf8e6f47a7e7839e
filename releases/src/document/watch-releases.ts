import type { ReleaseDocument } from '@nkm/contracts';
import type { KeyObject } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readPublicKey } from '../store/keys';
import { ReleaseError } from '../store/release-error';
import { documentFile, type ReleaseStore } from '../store/release-store';
import { noticeChanges } from './notice-changes';
import { demandNotOlder } from './demand-not-older';
import { keepDocument, readKept } from './stored-document';
import { readSigned } from './read-releases';

export interface WatchOptions {
  /** Called once per unusable state of the file; the last good document stays in use. */
  onProblem?(error: ReleaseError): void;
  /** Milliseconds between checks of the file, for systems that report no changes (default 500). */
  pollMs?: number;
}

/**
 * Passes the release document to `onChange` before this function returns, if there is one, and within a second of each
 * change. It reads the public key once, so that a running process never trusts a key that was replaced later.
 * `DATA_DIR` stores the newest document, so that an older one is also refused after a restart.
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
    const next = attempt(readNext, onProblem) ?? (current === null ? attempt(readNewest, onProblem) : null);
    if (next === null || (next.revision === current?.revision && next.updated_at === current.updated_at)) return;
    current = next;
    onChange(next);
  }

  function readNext(): ReleaseDocument {
    let key = publicKey;
    const { document, text } = readSigned(documentFile(store), () => (key ??= readPublicKey(store)));
    publicKey = key!;
    demandNotOlder(document, current ?? readKept(store, publicKey));
    attempt(() => keepDocument(store, publicKey!, document.revision, text), onProblem);
    return document;
  }

  /** The document of an earlier run, used when the one in the store is unusable. Null when the store has none. */
  function readNewest(): ReleaseDocument | null {
    if (!existsSync(documentFile(store)) || !existsSync(store.publicKeyFile)) return null;
    return readKept(store, publicKey ?? readPublicKey(store));
  }

  look();
  return noticeChanges(store.folder, pollMs, look);
}

/** Identifies the state of a file. Files are replaced by rename, so the inode changes too. */
function stateOf(file: string): string {
  try {
    const { ino, size, mtimeNs } = statSync(file, { bigint: true });
    return `${ino}/${size}/${mtimeNs}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

function attempt<T>(read: () => T, onProblem: WatchOptions['onProblem']): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    onProblem?.(error);
    return null;
  }
}

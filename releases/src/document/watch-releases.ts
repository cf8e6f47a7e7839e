import type { ReleaseDocument } from '@nkm/contracts';
import type { KeyObject } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readPublicKey } from '../store/keys';
import { ReleaseError } from '../store/release-error';
import { documentFile, type ReleaseStore } from '../store/release-store';
import { noticeChanges } from './notice-changes';
import { demandNotOlder } from './demand-not-older';
import { keepDocument, readKept } from './kept-document';
import { readSigned } from './read-releases';

export interface WatchOptions {
  /** Told once per state of the file that cannot be used; the last good document stays in use. */
  onProblem?(error: ReleaseError): void;
  /** Milliseconds between looks at the file where the system gives no notice of changes (default 500). */
  pollMs?: number;
}

/**
 * Hands over the release document: at once, before this function returns, if there is one, and again within a second
 * of each change. The public key is taken once, so that a key exchanged later is not trusted by a running process.
 * The newest document is kept in `DATA_DIR`: after a restart, too, an older one is refused and the newest stays in use.
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

  /** Of an earlier run, when the store has a document that cannot be used; without one, nothing was released. */
  function readNewest(): ReleaseDocument | null {
    if (!existsSync(documentFile(store)) || !existsSync(store.publicKeyFile)) return null;
    return readKept(store, publicKey ?? readPublicKey(store));
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

function attempt<T>(read: () => T, onProblem: WatchOptions['onProblem']): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    onProblem?.(error);
    return null;
  }
}

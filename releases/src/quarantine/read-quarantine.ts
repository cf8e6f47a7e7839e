import type { ReleaseDocument } from '@nkm/contracts';
import { readFileSync, statSync } from 'node:fs';
import type { ReleaseStore } from '../store/release-store';
import { isInForce, noticeFile, type NoticeKind, type QuarantineNotice } from './quarantine-notice';

/** Bytes; a notice is short. */
const LARGEST = 8_192;

/**
 * Reads the notices in force about versions in the document, and no other files of the folder. Otherwise a process that
 * can write there could fill the memory of the shells. Skips unreadable notices.
 */
export function readQuarantine(
  store: Pick<ReleaseStore, 'folder'>,
  document: ReleaseDocument,
  now = Date.now(),
  kind: NoticeKind = 'quarantine',
): QuarantineNotice[] {
  return Object.entries(document.slices)
    .flatMap(([slice, { stable, candidate, previous }]) =>
      [stable, candidate, previous].map((version) => version && readNotice(store, kind, { slice, version })),
    )
    .filter((notice) => notice !== null && notice !== '')
    .filter((notice) => isInForce(notice, document, now));
}

/** The notices about candidates whose rollouts pause. */
export const readPauses = (store: Pick<ReleaseStore, 'folder'>, document: ReleaseDocument, now = Date.now()) =>
  readQuarantine(store, document, now, 'pauses');

function readNotice(
  store: Pick<ReleaseStore, 'folder'>,
  kind: NoticeKind,
  { slice, version }: Pick<QuarantineNotice, 'slice' | 'version'>,
): QuarantineNotice | null {
  const file = noticeFile(store, kind, { slice, version });
  try {
    if (statSync(file).size > LARGEST) return null;
    const notice = JSON.parse(readFileSync(file, 'utf8')) as QuarantineNotice;
    return notice.slice === slice && notice.version === version ? notice : null;
  } catch {
    return null; // missing, as for most versions, or damaged
  }
}

import type { ReleaseDocument } from '@nkm/contracts';
import { noticeChanges } from '../document/notice-changes';
import type { ReleaseStore } from '../store/release-store';
import { noticeFolder, type QuarantineNotice } from './quarantine-notice';
import { readQuarantine } from './read-quarantine';

/**
 * Passes the notices of all shells about the document's versions to `onChange` when they change.
 * @param current the document in use; null before there is one
 * @returns stops watching
 */
export function watchQuarantine(
  store: Pick<ReleaseStore, 'folder'>,
  current: () => ReleaseDocument | null,
  onChange: (notices: QuarantineNotice[]) => void,
  pollMs = 500,
): () => void {
  let lastSeen = '[]';
  function look(): void {
    const document = current();
    if (!document) return;
    const notices = readQuarantine(store, document);
    const seen = JSON.stringify(notices);
    if (seen === lastSeen) return;
    lastSeen = seen;
    onChange(notices);
  }
  look();
  return noticeChanges(noticeFolder(store, 'quarantine'), pollMs, look);
}

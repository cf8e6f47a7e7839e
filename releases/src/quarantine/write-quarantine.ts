import type { ReleaseDocument } from '@nkm/contracts';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from '../store/release-store';
import { replaceFile } from '../store/write-file';
import { isInForce, noticeFile, noticeFolder, type NoticeKind, type QuarantineNotice } from './quarantine-notice';

/**
 * Writes a notice for the other shells of the store and for `nkm status`: this shell does not run a version for now, or
 * holds its share.
 * Removes expired notices.
 * @param document the one in use
 * @throws when the store cannot be written
 */
export function writeQuarantine(
  store: Pick<ReleaseStore, 'folder'>,
  notice: QuarantineNotice,
  document: ReleaseDocument,
  kind: NoticeKind = 'quarantine',
): void {
  const folder = noticeFolder(store, kind);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (!holds(path.join(folder, name), document)) rmSync(path.join(folder, name), { force: true, recursive: true });
  replaceFile(noticeFile(store, kind, notice), JSON.stringify(notice));
}

/** Tells all shells that the rollout of a candidate pauses. @throws when the store cannot be written */
export const writePause = (store: Pick<ReleaseStore, 'folder'>, notice: QuarantineNotice, document: ReleaseDocument) =>
  writeQuarantine(store, notice, document, 'pauses');

function holds(file: string, document: ReleaseDocument): boolean {
  try {
    return isInForce(JSON.parse(readFileSync(file, 'utf8')) as QuarantineNotice, document);
  } catch {
    return file.endsWith('.tmp'); // another shell is writing it
  }
}

import type { ReleaseDocument } from '@nkm/contracts';
import path from 'node:path';
import { changedAt } from '../document/changed-at';
import type { ReleaseStore } from '../store/release-store';

/** Milliseconds for which a version that failed is not run. A candidate is stopped until somebody decides. */
export const QUARANTINE_MS = 10 * 60_000;
/** Milliseconds by which the clocks of two machines can differ. */
const CLOCK_SKEW_MS = 60_000;

/** A version that a shell does not run for now, or whose rollout pauses. It is an unsigned hint for other shells. */
export interface QuarantineNotice {
  slice: string;
  version: string;
  /** Revision of the release document under which it failed. The next change of the slice ends the quarantine. */
  revision: number;
  /** ISO 8601. */
  since: string;
  /** The failure, for display. */
  reason: string;
}

/** `quarantine`: a version that shells do not run. `pauses`: a candidate whose share does not grow. */
export type NoticeKind = 'quarantine' | 'pauses';

export const noticeFolder = (store: Pick<ReleaseStore, 'folder'>, kind: NoticeKind) => path.join(store.folder, kind);
export const noticeFile = (
  store: Pick<ReleaseStore, 'folder'>,
  kind: NoticeKind,
  { slice, version }: Pick<QuarantineNotice, 'slice' | 'version'>,
) => path.join(noticeFolder(store, kind), `${slice}@${version}.json`);

/** Whether the notice still holds. */
export function isInForce(notice: QuarantineNotice, document: ReleaseDocument, now = Date.now()): boolean {
  const { slice, version, revision, since } = notice;
  if (revision < changedAt(document, slice) || revision > document.revision) return false;
  const age = now - Date.parse(since);
  return age >= -CLOCK_SKEW_MS && (age < QUARANTINE_MS || document.slices[slice]?.candidate === version);
}

import type { ReleaseDocument } from '@nkm/contracts';
import { ReleaseError } from '../store/release-error';

/**
 * Refuses an older document: its signature is still valid, so it could bring back versions that were rolled back.
 * @param newest the newest document in use so far, or null
 * @throws ReleaseError `old-revision` naming the command that accepts the older document
 */
export function demandNotOlder(next: ReleaseDocument, newest: ReleaseDocument | null): ReleaseDocument {
  if (newest === null || next.revision > newest.revision) return next;
  if (next.revision === newest.revision && next.updated_at === newest.updated_at) return next;
  throw new ReleaseError(
    'old-revision',
    `the release document of revision ${next.revision} does not replace revision ${newest.revision}, which was in ` +
      `use; if you restored it on purpose, run npx nkm reissue --above ${newest.revision}`,
  );
}

import type { ReleaseDocument } from '@nkm/contracts';
import { ReleaseError } from '../store/release-error';

/**
 * An old document is still validly signed. Without this it would bring back versions that were rolled back.
 * @param newest what was in use before, or null
 * @throws ReleaseError `old-revision` naming the command that goes on from the older one on purpose
 */
export function demandNotOlder(next: ReleaseDocument, newest: ReleaseDocument | null): ReleaseDocument {
  if (newest === null || next.revision > newest.revision) return next;
  if (next.revision === newest.revision && next.updated_at === newest.updated_at) return next;
  throw new ReleaseError(
    'old-revision',
    `the release document of revision ${next.revision} does not replace revision ${newest.revision}, which was in use; ` +
      `if it was put back on purpose: npx nkm reissue --above ${newest.revision}`,
  );
}

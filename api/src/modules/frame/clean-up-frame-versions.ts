import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** Milliseconds after which the API of the release before does not need a version any more. */
const KEPT_MS = 24 * 3600_000;

/** Deletes what the API of the release before wrote. Nothing else writes the table. */
export async function cleanUpFrameVersions(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('frame_versions')
    .where('seen_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}

import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { PhotographStore } from '../pictures/public';
import './tables';

/** The newest photo that something shows, or null. */
export async function photoFileOf(
  db: Kysely<Database>,
  store: PhotographStore,
  usedBy: string,
): Promise<Buffer | null> {
  const upload = await db
    .selectFrom('uploads')
    .select('content_hash')
    .where('used_by', '=', usedBy)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return upload ? store.get(upload.content_hash) : null;
}

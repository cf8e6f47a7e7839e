import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { PhotographStore } from '../pictures/public';
import './tables';

const DAY_MS = 86_400_000;
const BATCH = 500;

/**
 * Deletes photos that nothing has shown for a day after their upload, and those of deleted accounts. Their files go,
 * too, unless another photo has the same content. Returns the number of photos.
 */
export async function deleteUnused(db: Kysely<Database>, store: PhotographStore, now: Date): Promise<number> {
  const old = db
    .selectFrom('uploads')
    .select('id')
    .where('used_by', 'is', null)
    .where((eb) => eb.or([eb('withdrawn', '=', true), eb('created_at', '<=', new Date(now.getTime() - DAY_MS))]))
    .orderBy('created_at')
    .limit(BATCH);
  const deleted = await db
    .deleteFrom('uploads')
    .where('id', 'in', old)
    .where('used_by', 'is', null)
    .returning('content_hash')
    .execute();
  for (const hash of new Set(deleted.map(({ content_hash }) => content_hash))) {
    const used = await db
      .selectFrom('uploads')
      .select('id')
      .where('content_hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
    const product = await db
      .selectFrom('photographs')
      .select('key')
      .where('content_hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
    if (!used && !product) await store.delete(hash);
  }
  return deleted.length;
}

import { PHOTOS_MAX } from '@nkm/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { toPhotoAddress } from './photo-address';
import './tables';

/**
 * Attaches a shopper's unused photos to what shows them, such as `return:12`, in the caller's transaction.
 * @throws 422 on the field `photos` for too many, and for a photo that is unknown, used or of somebody else
 */
export async function claimUploads(
  trx: Transaction<Database>,
  { ids, userId, usedBy }: { ids: readonly string[]; userId: number; usedBy: string },
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  if (wanted.length > PHOTOS_MAX) throw unprocessable({ photos: [`Send at most ${PHOTOS_MAX} photos.`] });
  const claimed = await trx
    .updateTable('uploads')
    .set({ used_by: usedBy })
    .where('id', 'in', wanted)
    .where('user_id', '=', userId)
    .where('used_by', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(claimed.numUpdatedRows) !== wanted.length)
    throw unprocessable({ photos: ['A photo is no longer available. Remove it and add it again.'] });
}

/** Addresses of the photos by what shows them, in the order of their upload. */
export async function photosOf(db: Kysely<Database>, usedBy: readonly string[]): Promise<Map<string, string[]>> {
  const photos = new Map<string, string[]>();
  if (usedBy.length === 0) return photos;
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'used_by'])
    .where('used_by', 'in', usedBy)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const { id, used_by } of rows) photos.set(used_by!, [...(photos.get(used_by!) ?? []), toPhotoAddress(id)]);
  return photos;
}

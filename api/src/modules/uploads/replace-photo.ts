import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { insertUpload } from './insert-upload';
import { toPhotoAddress } from './photo-address';
import type { Photo } from './encode-photo';
import './tables';

/**
 * Records the only photo of something, such as `avatar:12`, in the caller's transaction. The job deletes the previous
 * photo.
 * @returns the address of the photo at the shop
 */
export async function replacePhoto(
  trx: Transaction<Database>,
  photo: Omit<Photo, 'file'> & { userId: number; usedBy: string; now: Date },
): Promise<string> {
  await releasePhotos(trx, [photo.usedBy]);
  return toPhotoAddress(await insertUpload(trx, photo));
}

/** Nothing shows these photos any more, so the job deletes them. */
export async function releasePhotos(db: Kysely<Database>, usedBy: readonly string[]): Promise<void> {
  await db.updateTable('uploads').set({ used_by: null }).where('used_by', 'in', usedBy).execute();
}

import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { Photo } from './encode-photo';
import './tables';

/** Records a stored photo and returns its id, which nobody can guess. */
export async function insertUpload(
  db: Kysely<Database>,
  {
    contentHash,
    width,
    height,
    userId,
    usedBy,
    now,
  }: Omit<Photo, 'file'> & { userId: number; usedBy: string | null; now: Date },
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await db
    .insertInto('uploads')
    .values({ id, user_id: userId, content_hash: contentHash, width, height, used_by: usedBy, created_at: now })
    .execute();
  return id;
}

import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** Milliseconds after which the last use of a version is recorded again. */
const NOTE_MS = 10 * 60_000;
/** Milliseconds that a version is kept after its last use, because a page can be open long before its scripts start. */
const KEPT_MS = 24 * 3600_000;

/** The version of a text: its hash. */
const versionOf = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 16);

/** Stores versions in the database; each instance writes the same version at most every NOTE_MS. */
export function createVersionKeeper(db: Kysely<Database>) {
  let last = { version: '', notedAt: 0 };
  return async function keep(body: string, now: Date): Promise<string> {
    const version = versionOf(body);
    if (last.version === version && now.getTime() - last.notedAt < NOTE_MS) return version;
    await db
      .insertInto('frame_versions')
      .values({ version, body, seen_at: now })
      .onConflict((conflict) => conflict.column('version').doUpdateSet({ seen_at: now }))
      .execute();
    last = { version, notedAt: now.getTime() };
    return version;
  };
}

/** The text of a version; null if it is unknown or has expired. */
export async function readFrameVersion(db: Kysely<Database>, version: string): Promise<string | null> {
  const row = await db.selectFrom('frame_versions').select('body').where('version', '=', version).executeTakeFirst();
  return row?.body ?? null;
}

export async function cleanUpFrameVersions(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('frame_versions')
    .where('seen_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}

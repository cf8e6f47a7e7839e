import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { SecurityEventKind } from './tables';

/** How long an event stays, in milliseconds. */
const KEPT_MS = 180 * 86_400_000;
/** The page shows the newest. */
const SHOWN = 20;

/** Records an event in the transaction of its cause. `detail` is for people, such as the device; no secrets. */
export async function recordSecurityEvent(
  trx: Kysely<Database>,
  { userId, kind, detail = null, now }: { userId: number; kind: SecurityEventKind; detail?: string | null; now: Date },
): Promise<void> {
  await trx.insertInto('security_events').values({ user_id: userId, kind, detail, happened_at: now }).execute();
}

/** The newest events of an account, newest first. */
export async function readSecurityEvents(db: Kysely<Database>, userId: number, limit = SHOWN) {
  const rows = await db
    .selectFrom('security_events')
    .select(['id', 'kind', 'detail', 'happened_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, happened_at: row.happened_at.toISOString() }));
}

export async function deleteOldEvents(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('happened_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}

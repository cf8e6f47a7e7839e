import type { Notification, Page } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** A shopper's notifications, newest first. */
export async function readNotifications(
  db: Kysely<Database>,
  { userId, page, perPage }: { userId: number; page: number; perPage: number },
): Promise<Page<Notification>> {
  const own = db.selectFrom('notifications').where('user_id', '=', userId);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const pagination = { current_page: page, total, perPage };
  const offset = (page - 1) * perPage;
  if (offset >= total) return { data: [], pagination };
  const rows = await own
    .select(['id', 'description', 'created_at', 'tag', 'read_at', 'path'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset(offset)
    .execute();
  const data = rows.map(({ created_at, read_at, path, ...notification }) => ({
    ...notification,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
    ...(path !== null && { path }),
  }));
  return { data, pagination };
}

export async function countUnread(db: Kysely<Database>, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Id, MOST_PER_PAGE, Nullable, Page, pageQuery, Single } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { deleteAfter } from '../../platform/personal-data/delete-after';
import { markRead } from './mark-read';
import { countUnread, readNotifications } from './read-notifications';
import { NOTIFICATION_DAYS } from './personal-data';

/** Limit of a list without pages: the newest 200. */
const WITHOUT_PAGES = 200;
const MOST_IDS = 200;

const tags = ['notifications'];
/** The fields of API-FIELD-020, and `path`, which is ours. */
const NotificationSchema = Type.Object({
  id: Type.Integer(),
  description: Type.String(),
  created_at: Type.String(),
  tag: Type.String(),
  read_at: Nullable(Type.String()),
  path: Type.Optional(Type.String({ description: 'Ours: the page that it speaks of' })),
});
const ListQuery = Type.Object({
  page: pageQuery().page,
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_PER_PAGE })),
});
const Unread = Single(Type.Object({ unread: Type.Integer() }));
const Ids = Type.Array(Id, { maxItems: MOST_IDS });

/** A shopper's notifications. */
export async function notificationsModule(app: App): Promise<void> {
  deleteAfter(app, {
    job: 'clean up notifications',
    table: 'notifications',
    since: 'created_at',
    days: NOTIFICATION_DAYS,
  });
  app.addHook('onRequest', requireSignedIn);

  app.get(
    '/users/notifications',
    { schema: { tags, querystring: ListQuery, response: answers({ 200: Page(NotificationSchema) }) } },
    async (request) => {
      const { page, perPage = WITHOUT_PAGES } = request.query;
      return readNotifications(app.db, { userId: signedIn(request).id, page, perPage });
    },
  );

  app.get('/notifications/unread', { schema: { tags, response: answers({ 200: Unread }) } }, async (request) => ({
    data: { unread: await countUnread(app.db, signedIn(request).id) },
  }));

  app.post(
    '/notifications/read',
    {
      schema: {
        tags,
        summary: 'Marks the given ids, or all, as read',
        body: Type.Union([Type.Object({ ids: Ids }), Type.Object({ all: Type.Literal(true) })]),
        response: answers({ 200: Unread }),
      },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const ids = 'ids' in request.body ? request.body.ids : null;
      await markRead(app.db, { userId, ids, now: app.clock() });
      return { data: { unread: await countUnread(app.db, userId) } };
    },
  );
}

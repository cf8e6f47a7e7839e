import type { SignedInDevice } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/api-problem';
import { answers, IdParams, List, NoContent, Nullable } from '../../platform/http/envelopes';
import { idleSince } from '../../platform/sessions/sessions';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import './tables';
import { nameDevice } from './name-device';
import { readSecurityEvents, recordSecurityEvent } from './security-events';
import { revokeOtherSessions, revokeSession } from './revoke-session';

const tags = ['accounts'];
const DeviceSchema = Type.Object({
  id: Type.Integer(),
  device: Type.String(),
  created_at: Type.String(),
  last_used_at: Type.String(),
  current: Type.Boolean(),
});

const EventSchema = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  detail: Nullable(Type.String()),
  happened_at: Type.String(),
});

/** Lists and ends a shopper's sessions (ours). */
export async function sessionRoutes(app: App): Promise<void> {
  app.addHook('onRequest', requireSignedIn);

  app.get(
    '/users/me/sessions',
    { schema: { tags, response: answers({ 200: List(DeviceSchema) }) } },
    async (request) => {
      const { id, session_id } = signedIn(request);
      const rows = await app.db
        .selectFrom('sessions')
        .select(['id', 'user_agent', 'created_at', 'last_used_at'])
        .where('user_id', '=', id)
        .where('expires_at', '>', app.clock())
        .where('last_used_at', '>', idleSince(app.clock(), app.config.sessionIdleDays))
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const data = rows.map((row): SignedInDevice => ({
        id: row.id,
        device: nameDevice(row.user_agent),
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at.toISOString(),
        current: row.id === session_id,
      }));
      return { data };
    },
  );

  app.get(
    '/users/me/security-events',
    { schema: { tags, summary: 'The newest first', response: answers({ 200: List(EventSchema) }) } },
    async (request) => ({ data: await readSecurityEvents(app.db, signedIn(request).id) }),
  );

  app.delete(
    '/users/me/sessions/:id',
    { schema: { tags, params: IdParams, response: answers({ 204: NoContent }) } },
    async (request, reply) => {
      const session = { userId: signedIn(request).id, id: request.params.id };
      await app.db.transaction().execute(async (trx) => {
        const device = await deviceOf(trx, session);
        if (!(await revokeSession(trx, session))) throw notFound('Session not found.');
        await recordSecurityEvent(trx, { ...session, kind: 'session-ended', detail: device, now: app.clock() });
      });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/users/me/sessions',
    { schema: { tags, summary: 'Ends all sessions except the current one', response: answers({ 204: NoContent }) } },
    async (request, reply) => {
      const { id, session_id } = signedIn(request);
      await app.db.transaction().execute(async (trx) => {
        await revokeOtherSessions(trx, { userId: id, keptId: session_id });
        await recordSecurityEvent(trx, { userId: id, kind: 'other-sessions-ended', now: app.clock() });
      });
      return reply.code(204).send(null);
    },
  );
}

/** The name of the device of a session, which its owner ends. */
async function deviceOf(db: Kysely<Database>, { userId, id }: { userId: number; id: number }): Promise<string | null> {
  const session = await db
    .selectFrom('sessions')
    .select('user_agent')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return session ? nameDevice(session.user_agent) : null;
}

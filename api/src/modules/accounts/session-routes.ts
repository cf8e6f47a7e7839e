import type { SignedInDevice } from '@nkm/contracts';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, IdParams, List, NoContent } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import './tables';
import { nameDevice } from './name-device';
import { revokeOtherSessions, revokeSession } from './revoke-session';

const tags = ['accounts'];
const DeviceSchema = Type.Object({
  id: Type.Integer(),
  device: Type.String(),
  created_at: Type.String(),
  last_used_at: Type.String(),
  current: Type.Boolean(),
});

/** Where a shopper is signed in, and ending it (ours). */
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

  app.delete(
    '/users/me/sessions/:id',
    { schema: { tags, params: IdParams, response: answers({ 204: NoContent }) } },
    async (request, reply) => {
      const session = { userId: signedIn(request).id, id: request.params.id };
      const isEnded = await app.db.transaction().execute((trx) => revokeSession(trx, session));
      if (!isEnded) throw notFound('There is no such session.');
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/users/me/sessions',
    { schema: { tags, summary: 'Ends all but this one', response: answers({ 204: NoContent }) } },
    async (request, reply) => {
      const { id, session_id } = signedIn(request);
      await app.db.transaction().execute((trx) => revokeOtherSessions(trx, { userId: id, keptId: session_id }));
      return reply.code(204).send(null);
    },
  );
}

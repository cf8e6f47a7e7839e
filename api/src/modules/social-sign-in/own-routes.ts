import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, NoContent, Nullable, Single } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { disconnectIdentity } from './disconnect-identity';
import { DISCONNECTIONS_PER_USER } from './limits';
import { listIdentities } from './list-identities';
import { DisconnectBody, ProviderParams } from './schema';

const tags = ['social-sign-in'];
const perUser = (request: FastifyRequest) => String(signedIn(request).id);
const IdentitiesAnswer = Single(
  Type.Object({
    identities: Type.Array(
      Type.Object({ provider: Type.String(), handle: Nullable(Type.String()), created_at: Type.String() }),
    ),
    /** Why the last one cannot be disconnected; null: it can. */
    keeps: Nullable(Type.String()),
  }),
);

/** The shopper's own identities (ours). */
export async function ownRoutes(app: App): Promise<void> {
  app.addHook('onRequest', requireSignedIn);

  app.get(
    '/users/me/identities',
    { schema: { tags, response: answers({ 200: IdentitiesAnswer }) } },
    async (request) => ({ data: await listIdentities(app.db, signedIn(request).id) }),
  );

  app.post(
    '/social/:provider/disconnect',
    {
      preHandler: rateLimit(DISCONNECTIONS_PER_USER, perUser),
      schema: {
        tags,
        summary: 'Disconnects a provider, after a check of the password or a passkey',
        params: ProviderParams,
        body: DisconnectBody,
        response: answers({ 204: NoContent }),
      },
    },
    async (request, reply) => {
      const { password = '' } = request.body;
      await disconnectIdentity(app, signedIn(request), { ...request.params, password: password.trim() });
      return reply.code(204).send(null);
    },
  );
}

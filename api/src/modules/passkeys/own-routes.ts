import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, IdParams, NoContent } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { addPasskey } from './add-passkey';
import { ADDITIONS_PER_USER, PROOFS_PER_USER, REMOVALS_PER_USER } from './limits';
import { hasPassword, listPasskeys } from './list-passkeys';
import { messages } from './messages';
import { prove, startProof } from './prove';
import { readName } from './read-name';
import type { RelyingParty } from './relying-party';
import { removePasskey } from './remove-passkey';
import { AddBody, AddOptionsBody, OptionsAnswer, PasskeySchema, PasskeysAnswer, ProofBody } from './schema';
import { MOST_PASSKEYS, startAdding } from './start-adding';

const tags = ['passkeys'];
const perUser = (request: FastifyRequest) => String(signedIn(request).id);

/** Calls for the shopper's own passkeys (ours). */
export async function ownRoutes(app: App, { relyingParty }: { relyingParty: RelyingParty }): Promise<void> {
  app.addHook('onRequest', requireSignedIn);

  app.get('/passkeys', { schema: { tags, response: answers({ 200: PasskeysAnswer }) } }, async (request) => {
    const { id } = signedIn(request);
    const [passkeys, has_password] = [await listPasskeys(app.db, id), await hasPassword(app.db, id)];
    return { data: { passkeys, has_password, most: MOST_PASSKEYS } };
  });

  app.post(
    '/passkeys/options',
    {
      preHandler: rateLimit(ADDITIONS_PER_USER, perUser),
      schema: {
        tags,
        summary: 'Options for a new passkey, after a check of the password; valid in this session for five minutes',
        body: AddOptionsBody,
        response: answers({ 200: OptionsAnswer }),
      },
    },
    async (request, reply) => {
      const { password = '' } = request.body;
      reply.header('cache-control', 'no-store');
      return { data: await startAdding(app, relyingParty, signedIn(request), password.trim()) };
    },
  );

  app.post(
    '/passkeys',
    {
      schema: {
        tags,
        summary: 'Adds a passkey for the options of this session',
        body: AddBody,
        response: answers({ 200: Type.Object({ message: Type.String(), data: PasskeySchema }) }),
      },
    },
    async (request) => {
      const { credential, name } = request.body;
      const named = { credential, name: readName(name, request.headers['user-agent']) };
      const data = await addPasskey(app, { relyingParty, log: request.log }, signedIn(request), named);
      return { message: messages.added, data };
    },
  );

  app.post(
    '/passkeys/proof/options',
    {
      preHandler: rateLimit(PROOFS_PER_USER, perUser),
      schema: {
        tags,
        summary: 'Options for a confirmation of this session with a passkey; valid for five minutes',
        response: answers({ 200: OptionsAnswer }),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await startProof(app, relyingParty, signedIn(request)) };
    },
  );

  app.post(
    '/passkeys/proof',
    {
      preHandler: rateLimit(PROOFS_PER_USER, perUser),
      schema: {
        tags,
        summary: 'Confirms this session with a passkey, for 10 minutes',
        body: ProofBody,
        response: answers({ 200: Type.Object({ message: Type.String() }) }),
      },
    },
    async (request) => {
      const { credential } = request.body;
      await prove(app, { relyingParty, log: request.log }, signedIn(request), credential);
      return { message: messages.proved };
    },
  );

  app.delete(
    '/passkeys/:id',
    {
      preHandler: rateLimit(REMOVALS_PER_USER, perUser),
      schema: { tags, params: IdParams, response: answers({ 204: NoContent }) },
    },
    async (request, reply) => {
      await removePasskey(app, { userId: signedIn(request).id, id: request.params.id });
      return reply.code(204).send(null);
    },
  );
}

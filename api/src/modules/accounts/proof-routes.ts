import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Single } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import type { AccountsNeeds } from './accounts-needs';
import { readProofs } from './demand-proof';

const ProofsSchema = Type.Object({
  password: Type.Boolean(),
  passkey: Type.Boolean(),
  /** This session needs no proof for the next minutes. */
  given: Type.Boolean(),
});

/** How the owner can prove who they are before a change of the access to the account (ours). */
export async function proofRoutes(app: App, { hasPasskey }: AccountsNeeds): Promise<void> {
  app.get(
    '/users/me/proof',
    { onRequest: requireSignedIn, schema: { tags: ['accounts'], response: answers({ 200: Single(ProofsSchema) }) } },
    async (request, reply) => {
      const viewer = signedIn(request);
      reply.header('cache-control', 'no-store');
      const proofs = await readProofs(app.db, viewer, app.clock());
      return { data: { ...proofs, passkey: await hasPasskey(app.db, viewer.id) } };
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { JWTPayload } from 'jose';
import { changeFaults, type IdTokenFault, NO_FAULTS } from './faults';
import type { Played } from './people';
import type { IdentitySandbox } from './sandbox';

/** Control paths for tests, which the providers do not have. */
export function controlRoutes(server: FastifyInstance, sandbox: IdentitySandbox): void {
  server.get('/health', async () => ({ status: 'ok' }));
  server.get('/sandbox/faults', async () => ({ data: sandbox.faults }));
  server.patch('/sandbox/faults', async (request, reply) => {
    const changed = changeFaults(sandbox.faults, request.body);
    if (typeof changed === 'string') return reply.code(422).send({ message: changed });
    sandbox.faults = changed;
    return { data: changed };
  });
  server.delete('/sandbox/faults', async () => {
    sandbox.faults = { ...NO_FAULTS };
    sandbox.forget();
    return { data: sandbox.faults };
  });
  /** A Google access token, as the documented form of the sign-in delivers it in a fragment. */
  server.post<{ Body: { client: string; person: string } }>('/sandbox/google/token', async ({ body }) => ({
    access_token: await sandbox.googleToken(body.client, body.person),
  }));
  /** An id_token of these claims, or a forged one. */
  server.post<{ Body: { provider: Played; claims: JWTPayload; fault?: IdTokenFault } }>(
    '/sandbox/id-token',
    async ({ body }) => ({ id_token: await sandbox.sign(body.provider, body.claims, body.fault) }),
  );
}

import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { forbidden, unprocessable } from '../../platform/errors/api-problem';
import { answers, Single } from '../../platform/http/envelopes';
import { sameSecret } from '@nkm/server';
import { createRoleToken, RoleTokenError } from './create-role-token';
import { ROLES } from './tables';

const Body = Type.Object({
  role: Type.Union(ROLES.map((role) => Type.Literal(role))),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  store: Type.Optional(Type.String({ maxLength: 200 })),
  shipping: Type.Optional(Type.String({ maxLength: 200 })),
});

/**
 * Tokens for the routes of vendors, couriers and staff. Only a command issues them (`npm run create-token -w api`);
 * with sandboxes also this route, for those, which cannot open the embedded database.
 */
export async function roleTokensModule(app: App): Promise<void> {
  const { sandboxKey } = app;
  if (sandboxKey === null) return;
  app.post(
    '/sandbox/role-tokens',
    { schema: { body: Body, response: answers({ 201: Single(Type.Object({ token: Type.String() })) }) } },
    async (request, reply) => {
      const shown = request.headers['x-sandbox-key'];
      if (typeof shown !== 'string' || !sameSecret(shown, sandboxKey)) throw forbidden('The sandbox key is missing.');
      try {
        const token = await createRoleToken(app.db, { ...request.body, now: app.clock() });
        return await reply.code(201).header('cache-control', 'no-store').send({ data: { token } });
      } catch (error) {
        if (error instanceof RoleTokenError) throw unprocessable({ store: [error.message] });
        throw error;
      }
    },
  );
}

import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, NoContent, Single } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { LINK_PER_ADDRESS, RESEND_PER_USER } from './limits';
import { messages } from './messages';
import { readUser } from './read-user';
import { UserSchema } from './schema';
import { sendVerification } from './send-verification';
import { verifyEmail } from './verify-email';

const tags = ['accounts'];

/** The signed-in shopper and email verification (spec 1 §7). */
export async function profileRoutes(app: App): Promise<void> {
  app.get(
    '/users/me',
    { preHandler: requireSignedIn, schema: { tags, response: answers({ 200: Single(UserSchema) }) } },
    async (request) => ({ data: await readUser(app.db, signedIn(request).id) }),
  );

  app.post(
    '/users/verify/resend',
    {
      preHandler: [requireSignedIn, rateLimit(RESEND_PER_USER, (request) => String(signedIn(request).id))],
      schema: { tags, response: answers({ 200: Type.Object({ message: Type.String() }) }) },
    },
    async (request) => {
      await sendVerification(app, signedIn(request));
      return { message: messages.verificationSent };
    },
  );

  app.get(
    '/users/verify/:token',
    {
      exposeHeadRoute: false,
      preHandler: rateLimit(LINK_PER_ADDRESS),
      schema: {
        tags,
        params: Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' }) }),
        response: answers({ 302: NoContent }),
      },
    },
    async (request, reply) => {
      const verified = await verifyEmail(app, request.params.token);
      const flag = verified ? 'emailVerified=1' : 'linkExpired=1';
      // The URL holds a secret, which the Referer header and caches must not leak.
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
      return reply.redirect(`${app.config.publicUrl}/register-verify-email?${flag}`, 302);
    },
  );
}

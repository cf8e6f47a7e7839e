import type { App } from '../../platform/app';
import { normaliseEmail } from '../../platform/email-address';
import { unauthenticated } from '../../platform/errors/api-problem';
import { answers, NoContent } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { endSession } from '../../platform/sessions/sessions';
import { bearerToken } from '../../platform/sessions/token';
import { finishLogin } from './finish-login';
import { CODE_PER_ADDRESS, LOGIN_PER_ADDRESS, LOGIN_PER_EMAIL } from './limits';
import { messages } from './messages';
import { LoginAnswer, LoginBody, VerifyLoginAnswer, VerifyLoginBody } from './schema';
import { startLogin } from './start-login';

const tags = ['accounts'];

/** Signing in and out (spec 1 §4, §7; wire). The documented resend of a code is the first call again. */
export async function loginRoutes(app: App): Promise<void> {
  app.post(
    '/login',
    {
      preHandler: rateLimit(LOGIN_PER_ADDRESS),
      schema: { tags, body: LoginBody, response: answers({ 200: LoginAnswer }) },
    },
    async (request) => {
      const email = normaliseEmail(request.body.email);
      await app.limits.consume(LOGIN_PER_EMAIL, email);
      // Passwords are set without space around them (spec 1 §5); a phone's keyboard likes to add some.
      const token = await startLogin(app, { email, password: request.body.password.trim() });
      return { token, message: messages.codeSent, data: { token } };
    },
  );

  app.post(
    '/verify_login',
    {
      preHandler: rateLimit(CODE_PER_ADDRESS),
      schema: { tags, body: VerifyLoginBody, response: answers({ 200: VerifyLoginAnswer }) },
    },
    async (request) => {
      const temporaryToken = bearerToken(request.headers.authorization);
      if (temporaryToken === null) throw unauthenticated();
      const { code, platform = 'Web' } = request.body;
      const { token, profile } = await finishLogin(app, {
        temporaryToken,
        code,
        platform,
        userAgent: request.headers['user-agent'],
      });
      return { token, profile, data: { token, profile } };
    },
  );

  app.post('/logout', { schema: { tags, response: answers({ 204: NoContent }) } }, async (request, reply) => {
    const token = bearerToken(request.headers.authorization);
    // Signing out twice is no mistake of the shopper.
    if (token !== null) await endSession(app.db, token);
    return reply.code(204).send(null);
  });
}

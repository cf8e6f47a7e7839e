import type { App } from '../../platform/app';
import { normaliseEmail } from '../../platform/email-address';
import { unauthenticated } from '../../platform/errors/api-problem';
import { answers, NoContent } from '../../platform/http/envelopes';
import { clientKey } from '../../platform/rate-limits/client-key';
import { endSession } from '../../platform/sessions/sessions';
import { bearerToken } from '../../platform/sessions/token';
import { createCaptcha } from '../captcha/public';
import { deviceTokenOf, setDeviceToken } from './device-cookie';
import { finishLogin } from './finish-login';
import { messages } from './messages';
import { LoginAnswer, LoginBody, VerifyLoginAnswer, VerifyLoginBody } from './schema';
import { startLogin } from './start-login';

const tags = ['accounts'];

/** Signing in and out. To resend a code, the client repeats the first call. */
export async function loginRoutes(app: App): Promise<void> {
  const captcha = createCaptcha(app);

  app.post(
    '/login',
    { schema: { tags, body: LoginBody, response: answers({ 200: LoginAnswer }) } },
    async (request) => {
      const { email, password, captchaToken } = request.body;
      const { token, isSilent } = await startLogin(app, captcha, {
        email: normaliseEmail(email),
        // Stored passwords are trimmed (ACC-RULE-027), and phone keyboards often add a space.
        password: password.trim(),
        captchaToken,
        deviceToken: deviceTokenOf(request),
        client: clientKey(request.ip),
        earlierToken: bearerToken(request.headers.authorization),
      });
      const message = isSilent ? messages.codeSentIfRight : messages.codeSent;
      return { token, message, data: { token }, ...(isSilent && { password_unchecked: true as const }) };
    },
  );

  app.post(
    '/verify_login',
    { schema: { tags, body: VerifyLoginBody, response: answers({ 200: VerifyLoginAnswer }) } },
    async (request, reply) => {
      const temporaryToken = bearerToken(request.headers.authorization);
      if (temporaryToken === null) throw unauthenticated();
      const { code, platform = 'Web' } = request.body;
      const { deviceToken, ...session } = await finishLogin(app, {
        temporaryToken,
        code,
        platform,
        userAgent: request.headers['user-agent'],
        deviceToken: deviceTokenOf(request),
        client: clientKey(request.ip),
      });
      setDeviceToken(reply, deviceToken);
      return { ...session, data: session };
    },
  );

  app.post('/logout', { schema: { tags, response: answers({ 204: NoContent }) } }, async (request, reply) => {
    const token = bearerToken(request.headers.authorization);
    // Signing out twice is not an error.
    if (token !== null) await endSession(app.db, token);
    return reply.code(204).send(null);
  });
}

import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers } from '../../platform/http/envelopes';
import { newToken } from '../../platform/sessions/token';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { createCaptcha, demandCaptcha } from '../captcha/public';
import { checkRegistration, readRegistration } from './check-registration';
import { createAccount } from './create-account';
import { deviceTokenOf, setDeviceToken } from './device-cookie';
import { SIGN_UP_PER_ADDRESS, SIGN_UP_PER_EMAIL } from './limits';
import { messages } from './messages';
import { SignUpBody, UserSchema } from './schema';

/** Signing up. */
export async function signUpRoutes(app: App): Promise<void> {
  const captcha = createCaptcha(app);

  app.post(
    '/users',
    {
      preHandler: rateLimit(SIGN_UP_PER_ADDRESS),
      schema: {
        tags: ['accounts'],
        body: SignUpBody,
        response: answers({ 201: Type.Object({ message: Type.String(), data: UserSchema }) }),
      },
    },
    async (request, reply) => {
      const { captchaToken = '', ...sent } = request.body;
      const registration = readRegistration(sent);
      const errors = {
        ...checkRegistration(registration),
        ...(captchaToken === '' && { captchaToken: [messages.captchaRequired] }),
      };
      if (Object.keys(errors).length > 0) throw unprocessable(errors);
      await app.limits.consume(SIGN_UP_PER_EMAIL, registration.email);
      // Before the response reveals whether the email has an account: probing many emails costs a captcha each.
      await demandCaptcha(captcha, captchaToken);
      const deviceToken = deviceTokenOf(request) ?? newToken();
      const browser = { userAgent: request.headers['user-agent'], deviceToken };
      const data = await createAccount(app, registration, browser);
      setDeviceToken(reply, deviceToken);
      return reply.code(201).send({ message: messages.accountCreated, data });
    },
  );
}

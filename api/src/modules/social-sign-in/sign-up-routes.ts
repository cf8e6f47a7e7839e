import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { App } from '../../platform/app';
import { isEmailAddress, normaliseEmail } from '../../platform/email-address';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { deviceTokenOf, setDeviceToken, VerifyLoginAnswer } from '../accounts/public';
import { browserToken } from './browser-cookie';
import { SIGN_INS_PER_ADDRESS, TYPED_PER_EMAIL } from './limits';
import { messages } from './messages';
import type { Providers } from './providers/create-providers';
import type { ProviderName } from './providers/identity';
import type { Evidence } from './providers/identity-provider';
import { AppleBody, GoogleBody, TwitterBody } from './schema';
import { signInWith } from './sign-in-with';

type Common = Pick<Static<typeof GoogleBody>, 'state' | 'iss' | 'news' | 'signup_platform' | 'account_type'>;

/** `POST /signup_with_*`: signs in, and creates the account at the first time. */
export async function signUpRoutes(app: App, { providers }: { providers: Providers }): Promise<void> {
  const route = <T>(body: T) => ({
    preHandler: rateLimit(SIGN_INS_PER_ADDRESS),
    schema: { tags: ['social-sign-in'], body, response: answers({ 200: VerifyLoginAnswer }) },
  });

  app.post('/signup_with_google', route(GoogleBody), async (request, reply) => {
    const { token, code } = request.body;
    return signIn('google', { token, code }, request, reply);
  });

  app.post('/signup_with_twitter', route(TwitterBody), async (request, reply) => {
    const { code, email } = request.body;
    return signIn('twitter', { code }, request, reply, await readTyped(email));
  });

  app.post('/signup_with_apple', route(AppleBody), async (request, reply) => {
    const { code, id_token: idToken, user } = request.body;
    const text = typeof user === 'object' ? JSON.stringify(user).slice(0, 2_000) : user;
    return signIn('apple', { code, idToken, user: text }, request, reply);
  });

  async function readTyped(typed = ''): Promise<string | null> {
    const email = normaliseEmail(typed);
    if (email === '') return null;
    if (!isEmailAddress(email)) throw unprocessable({ email: [messages.emailInvalid] });
    await app.limits.consume(TYPED_PER_EMAIL, email);
    return email;
  }

  async function signIn(
    provider: ProviderName,
    evidence: Evidence,
    request: FastifyRequest<{ Body: Common }>,
    reply: FastifyReply,
    email: string | null = null,
  ) {
    const { state, iss, news = false, signup_platform = 'Web', account_type = 'Individual' } = request.body;
    const { code, token, idToken } = evidence;
    if (code === undefined && token === undefined && idToken === undefined)
      throw unprocessable({ code: [messages.incomplete] });
    // Only an access token, which names its client, may come without a start of this browser.
    const needsStart = code !== undefined || idToken !== undefined || state !== undefined;
    const start = needsStart ? { provider, state: state ?? '', browser: browserToken.read(request) ?? '' } : null;
    reply.header('cache-control', 'no-store');
    const { deviceToken, ...session } = await signInWith({ ...pick(app), log: request.log }, providers, provider, {
      evidence: { ...evidence, iss },
      start,
      wishes: { email, news, signup_platform, account_type },
      browser: {
        platform: signup_platform,
        userAgent: request.headers['user-agent'],
        deviceToken: deviceTokenOf(request),
      },
    });
    setDeviceToken(reply, deviceToken);
    return { ...session, data: session };
  }
}

const pick = ({ db, clock, config, outbox }: App) => ({ db, clock, config, outbox });

import type { App } from '../../platform/app';
import { answers } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { deviceTokenOf, setDeviceToken, VerifyLoginAnswer } from '../accounts/public';
import { SIGN_INS_PER_ADDRESS, STARTS_PER_ADDRESS } from './limits';
import type { RelyingParty } from './relying-party';
import { OptionsAnswer, SignInBody } from './schema';
import { signIn } from './sign-in';
import { startSignIn } from './start-sign-in';
import { createBrowserToken } from '../../platform/sessions/browser-token';
import { CHALLENGE_SECONDS } from './challenges';

/** Binds a sign-in with a passkey to the browser that asked for its challenge. */
const browserToken = createBrowserToken({ name: 'nkm_passkey', sameSite: 'strict', seconds: CHALLENGE_SECONDS });

const tags = ['passkeys'];

/** Signing in with a passkey (ours). */
export async function signInRoutes(app: App, { relyingParty }: { relyingParty: RelyingParty }): Promise<void> {
  app.post(
    '/passkeys/login/options',
    {
      preHandler: rateLimit(STARTS_PER_ADDRESS),
      schema: {
        tags,
        summary: 'Options for a sign-in with a passkey; valid in this browser for five minutes',
        response: answers({ 200: OptionsAnswer }),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await startSignIn(app, relyingParty, browserToken.keep(request, reply)) };
    },
  );

  app.post(
    '/passkeys/login',
    {
      preHandler: rateLimit(SIGN_INS_PER_ADDRESS),
      schema: {
        tags,
        summary: 'Answers like /verify_login',
        body: SignInBody,
        response: answers({ 200: VerifyLoginAnswer }),
      },
    },
    async (request, reply) => {
      const { credential, platform = 'Web' } = request.body;
      reply.header('cache-control', 'no-store');
      const { deviceToken, ...session } = await signIn(
        app,
        { relyingParty, log: request.log },
        {
          credential,
          browser: browserToken.read(request) ?? '',
          platform,
          userAgent: request.headers['user-agent'],
          deviceToken: deviceTokenOf(request),
        },
      );
      setDeviceToken(reply, deviceToken);
      return { ...session, data: session };
    },
  );
}

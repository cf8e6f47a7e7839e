import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, NoContent, Nullable, Single } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { unauthenticated } from '../../platform/errors/api-problem';
import { normaliseEmail } from '../../platform/email-address';
import type { AccountsNeeds } from './accounts-needs';
import { deviceTokenOf, setDeviceToken } from './device-cookie';
import { LINK_PER_ADDRESS, RESEND_PER_USER } from './limits';
import { messages } from './messages';
import { SessionSchema } from './schema';
import { sendToBrowser, sendVerification, verificationPage } from './send-verification';
import { disownAccount, readVerification, verifyEmail } from './verify-email';

const tags = ['accounts'];
const LinkBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 400 }) });
const LinkAnswer = Single(
  Type.Object({
    email: Type.String(),
    verified: Type.Boolean(),
    own_browser: Type.Boolean(),
    sign_up: Type.Object({
      /** `password`, `google`, `apple` or `twitter`. */
      method: Nullable(Type.String()),
      handle: Nullable(Type.String()),
      device: Nullable(Type.String()),
      created_at: Type.String(),
    }),
  }),
);
/** A guest names the account. */
const ResendBody = Type.Optional(Nullable(Type.Object({ email: Type.Optional(Type.String({ maxLength: 254 })) })));
const VerifiedAnswer = Type.Object({
  message: Type.String(),
  data: Type.Object({
    email: Type.String(),
    /** Only in the browser that signed up, and once. */
    session: Type.Optional(SessionSchema),
  }),
});
const DoneAnswer = Type.Object({ message: Type.String(), data: Type.Object({ email: Type.String() }) });

/** Verifying an email with a mailed link (docs/decisions/0125). */
export async function verificationRoutes(app: App, needs: AccountsNeeds): Promise<void> {
  app.post(
    '/users/verify/resend',
    {
      schema: {
        tags,
        summary: 'Mails the link again: to the signed-in shopper, or to a guest in the browser that signed up',
        body: ResendBody,
        response: answers({ 200: Type.Object({ message: Type.String() }) }),
      },
    },
    async (request) => {
      const viewer = await app.viewerOf(request);
      const email = request.body?.email;
      const deviceToken = deviceTokenOf(request);
      if (viewer === null && email === undefined) throw unauthenticated();
      await app.limits.consume(RESEND_PER_USER, viewer ? String(viewer.id) : `browser ${deviceToken ?? request.ip}`);
      if (viewer !== null) await sendVerification(app, viewer);
      else await sendToBrowser(app, { email: normaliseEmail(email ?? ''), deviceToken });
      return { message: messages.verificationSent };
    },
  );

  // Mail programs and scanners open links: the page that it leads to has the button.
  app.get(
    '/users/verify/:token',
    {
      schema: {
        tags,
        summary: 'Redirects to the page of the storefront; changes nothing',
        params: Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' }) }),
        response: answers({ 302: NoContent }),
      },
    },
    async (request, reply) => {
      // The URL holds a secret, which the Referer header and caches must not leak.
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
      return reply.redirect(verificationPage(app.config.publicUrl, request.params.token), 302);
    },
  );

  app.post(
    '/users/verify/link',
    {
      preHandler: rateLimit(LINK_PER_ADDRESS),
      schema: {
        tags,
        summary: 'How and when the account of a mailed link was made; changes nothing',
        body: LinkBody,
        response: answers({ 200: LinkAnswer }),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const link = { token: request.body.token, deviceToken: deviceTokenOf(request) };
      return { data: await readVerification(app, link) };
    },
  );

  app.post(
    '/users/verify',
    {
      preHandler: rateLimit(LINK_PER_ADDRESS),
      schema: {
        tags,
        summary: 'Verifies the email of a mailed link',
        body: LinkBody,
        response: answers({ 200: VerifiedAnswer }),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const viewer = await app.viewerOf(request);
      const browser = { deviceToken: deviceTokenOf(request), userAgent: request.headers['user-agent'], viewer };
      const { email, session } = await verifyEmail(app, { ...request.body, browser });
      if (session === null) return { message: messages.verified, data: { email } };
      const { deviceToken, ...opened } = session;
      setDeviceToken(reply, deviceToken);
      return { message: messages.verified, data: { email, session: opened } };
    },
  );

  app.post(
    '/users/verify/disown',
    {
      preHandler: rateLimit(LINK_PER_ADDRESS),
      schema: {
        tags,
        summary: 'The owner of the address did not make the account: ends all access and mails a password reset',
        body: LinkBody,
        response: answers({ 200: DoneAnswer }),
      },
    },
    async (request) => ({
      message: messages.disowned,
      data: { email: await disownAccount(app, needs, request.body) },
    }),
  );
}

import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, List, NoContent, Single } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { addContact } from './add-contact';
import { CONTACTS_PER_USER, LINK_PER_ADDRESS, RESEND_PER_USER } from './limits';
import { messages } from './messages';
import { readPhones } from './read-phones';
import { readUser } from './read-user';
import { ContactBody, ContactSchema, UserSchema } from './schema';
import { sendVerification } from './send-verification';
import { verifyEmail } from './verify-email';

const tags = ['accounts'];

/** What a shopper knows and proves about themself (spec 1 §7). */
export async function profileRoutes(app: App): Promise<void> {
  app.get(
    '/users/me',
    { preHandler: requireSignedIn, schema: { tags, response: answers({ 200: Single(UserSchema) }) } },
    async (request) => ({ data: await readUser(app.db, signedIn(request).id) }),
  );

  for (const url of ['/contacts', '/contacts/phones']) {
    app.get(
      url,
      { preHandler: requireSignedIn, schema: { tags, response: answers({ 200: List(ContactSchema) }) } },
      async (request) => ({ data: await readPhones(app.db, signedIn(request).id) }),
    );
  }

  app.post(
    '/contacts',
    {
      // Before the body is looked at.
      onRequest: requireSignedIn,
      preHandler: rateLimit(CONTACTS_PER_USER, (request) => String(signedIn(request).id)),
      schema: { tags, body: ContactBody, response: answers({ 200: Single(ContactSchema) }) },
    },
    async (request) => {
      const { contact: typed } = request.body;
      return { data: await addContact(app.db, { userId: signedIn(request).id, typed, now: app.clock() }) };
    },
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
      // The address of this answer holds a secret: it must not travel on.
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
      return reply.redirect(`${app.config.publicUrl}/register-verify-email?${flag}`, 302);
    },
  );
}

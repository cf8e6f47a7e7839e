import './tables';
import type { App } from '../../platform/app';
import { answers, List, Single } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { ContactSchema, readPhones } from '../accounts/public';
import { addContact } from './add-contact';
import { CONTACTS_PER_USER } from './limits';
import { ContactBody } from './schema';
import { verificationRoutes } from './verification-routes';

const CLEAN_UP_EVERY_S = 3600;
const tags = ['contacts'];

/** Phone numbers of shoppers. */
export async function phoneNumbersModule(app: App): Promise<void> {
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
      // Checked before the body is validated.
      onRequest: requireSignedIn,
      preHandler: rateLimit(CONTACTS_PER_USER, (request) => String(signedIn(request).id)),
      schema: { tags, body: ContactBody, response: answers({ 200: Single(ContactSchema) }) },
    },
    async (request) => {
      const { id, session_id, email } = signedIn(request);
      const typed = request.body.contact;
      return { data: await addContact(app, { userId: id, sessionId: session_id, email, typed }) };
    },
  );

  await app.register(verificationRoutes);

  app.jobs.every('clean up phone verifications', CLEAN_UP_EVERY_S, async () => {
    await app.db.deleteFrom('phone_verifications').where('expires_at', '<=', app.clock()).execute();
  });
}

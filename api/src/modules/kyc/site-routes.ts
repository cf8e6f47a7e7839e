import { ID_KINDS } from '@nkm/contracts/kyc';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Nullable, Single } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { readUser, UserSchema } from '../accounts/public';
import { PhotographFolder } from '../pictures/public';
import { grantHolder, requireGrant } from '../seller-handoff/public';
import { messages } from './messages';
import { readAccepted } from './read-accepted';
import { readReason } from './read-decision';
import { SHOWN_APPLICATION } from './shown-application';
import { submitApplication } from './submit-application';
import './tables';

const tags = ['kyc'];
/** Two pictures in base64. */
const LARGEST_BODY = 12 * 1024 * 1024;
const PER_SHOPPER: RateLimit = { name: 'kyc-application', points: 20, seconds: 3_600 };

const Text = Type.String({ maxLength: 400 });
const File = Type.String({ maxLength: LARGEST_BODY, pattern: '^[A-Za-z0-9+/]*={0,2}$', description: 'Base64' });
/** After a rejection, accepted sections can be left out; otherwise a missing field gets its error. */
const Body = Type.Object({
  full_name: Type.Optional(Text),
  bank: Type.Optional(Text),
  account_number: Type.Optional(Text),
  bvn: Type.Optional(Text),
  id_kind: Type.Optional(Type.Enum([...ID_KINDS])),
  id_number: Type.Optional(Text),
  bank_statement: Type.Optional(File),
  government_id: Type.Optional(File),
});
const Current = Type.Object({
  profile: UserSchema,
  reason: Nullable(Type.String()),
  /** Names of the accepted sections of a rejected application, whose data is kept. */
  accepted: Type.Array(Type.String()),
  /** Only what the form shows again. */
  application: Nullable(
    Type.Object({
      ...SHOWN_APPLICATION,
    }),
  ),
});

/** For the KYC site: the application of the shopper whose code it redeemed. */
export function siteRoutes(app: App): void {
  const store = new PhotographFolder(app.config.dataDir);
  const guard = {
    onRequest: requireGrant('kyc'),
    preHandler: rateLimit(PER_SHOPPER, (request) => String(grantHolder(request))),
  };

  app.get(
    '/kyc/application',
    {
      onRequest: guard.onRequest,
      schema: { tags, summary: 'Needs the key and the grant of the site', response: answers({ 200: Single(Current) }) },
    },
    async (request, reply) => {
      const userId = grantHolder(request);
      const { sections: accepted, earlier } = await readAccepted(app.db, userId);
      reply.header('cache-control', 'no-store');
      return {
        data: {
          profile: await readUser(app.db, userId),
          reason: await readReason(app.db, userId),
          accepted,
          application: earlier && {
            full_name: earlier.full_name,
            bank: earlier.bank,
            account_last4: earlier.account_last4,
            id_kind: earlier.id_kind,
            id_last4: earlier.id_last4,
          },
        },
      };
    },
  );

  app.post(
    '/kyc/application',
    {
      ...guard,
      bodyLimit: LARGEST_BODY,
      schema: { tags, body: Body, response: answers({ 201: Type.Object({ message: Type.String() }) }) },
    },
    async (request, reply) => {
      const { bank_statement, government_id, ...fields } = request.body;
      const decode = (text: string | undefined) => (text === undefined ? null : Buffer.from(text, 'base64'));
      const photos = { 'bank-statement': decode(bank_statement), 'government-id': decode(government_id) };
      await submitApplication(app, store, grantHolder(request), { ...fields, photos });
      return reply.code(201).send({ message: messages.submitted });
    },
  );
}

import { ID_KINDS } from '@nkm/contracts/kyc';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Nullable, Single } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { readUser, UserSchema } from '../accounts/public';
import { PhotographFolder } from '../pictures/public';
import { grantHolder, requireGrant } from '../seller-handoff/public';
import { messages } from './messages';
import { submitApplication } from './submit-application';
import './tables';

const tags = ['kyc'];
/** Two pictures in base64. */
const LARGEST_BODY = 12 * 1024 * 1024;
const PER_SHOPPER: RateLimit = { name: 'kyc-application', points: 20, seconds: 3_600 };

const Text = Type.String({ maxLength: 400 });
const File = Type.String({ maxLength: LARGEST_BODY, pattern: '^[A-Za-z0-9+/]*={0,2}$', description: 'Base64' });
const Body = Type.Object({
  full_name: Text,
  bank: Text,
  account_number: Text,
  bvn: Text,
  id_kind: Type.Enum([...ID_KINDS]),
  id_number: Text,
  bank_statement: Type.Optional(File),
  government_id: Type.Optional(File),
});
const Current = Type.Object({
  profile: UserSchema,
  reason: Nullable(Type.String()),
  /** Only what the form shows again. */
  application: Nullable(Type.Object({ full_name: Type.String(), bank: Type.String(), id_kind: Type.String() })),
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
      const application = await app.db
        .selectFrom('kyc_applications')
        .select(['full_name', 'bank', 'id_kind'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      const last = await app.db
        .selectFrom('kyc_changes')
        .select('reason')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      reply.header('cache-control', 'no-store');
      return {
        data: {
          profile: await readUser(app.db, userId),
          reason: last?.reason ?? null,
          application: application ?? null,
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

import { Type } from 'typebox';
import type { App } from '../../../platform/app';
import { isEmailAddress, normaliseEmail } from '../../../platform/email-address';
import { unprocessable } from '../../../platform/errors/api-problem';
import { answers, Nullable, Single } from '../../../platform/http/envelopes';
import { rateLimit } from '../../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../../platform/sessions/session-plugin';
import { messages } from '../messages';
import type { PaymentContext } from '../payment-context';
import { createPayerLink, revokePayerLinks } from './payer-links';
import { payFor } from './pay-for';
import { payerPage } from '../starting/payer-page';
import { readForPayer } from './read-for-payer';

const tags = ['payments'];
const LINKS_PER_SHOPPER = { name: 'payer-links', points: 20, seconds: 3_600 };
/** A token cannot be guessed; the limits protect the provider. Many payers of a mobile network share one address. */
const READS_PER_ADDRESS = { name: 'payer-reads', points: 300, seconds: 600 };
const PAYMENTS_PER_ADDRESS = { name: 'payer-payments', points: 60, seconds: 600 };
const PAYMENTS_PER_LINK = { name: 'payments-of-link', points: 10, seconds: 600 };

const Reference = Type.Object({ reference: Type.String({ minLength: 1, maxLength: 100 }) });
const Token = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });
const Text = Type.Optional(Type.String());
const ViewSchema = Type.Object({
  status: Type.Enum(['open', 'undecided', 'paid', 'ended']),
  amount: Type.Optional(Type.Number({ description: 'Naira; missing after the end of the order' })),
  first_name: Text,
  payment_method: Text,
  held_seconds: Type.Optional(
    Nullable(Type.Integer({ description: 'For which the products are still reserved; null: no longer' })),
  ),
  is_own: Type.Optional(Type.Literal(true, { description: 'The order is of the signed-in shopper' })),
  payment: Type.Optional(
    Type.Object({ status: Type.Enum(['pending', 'confirmed', 'failed', 'left']), message: Nullable(Type.String()) }),
  ),
});
const StartedSchema = Type.Object({ authorization_url: Type.String(), reference: Type.String() });

/** Somebody else pays an unpaid order (ours; docs/rules.md "Pay for me"). The token never stands in an address. */
export function payerRoutes(app: App, context: PaymentContext): void {
  const { db, config, clock } = app;

  app.post(
    '/orders/:reference/payer-links',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(LINKS_PER_SHOPPER, (request) => String(signedIn(request).id)),
      schema: {
        tags,
        summary: 'A link by which somebody else pays an unpaid order',
        params: Reference,
        response: answers({ 201: Single(Type.Object({ url: Type.String() })) }),
      },
    },
    async (request, reply) => {
      const wanted = { userId: signedIn(request).id, reference: request.params.reference };
      const token = await createPayerLink(db, wanted, clock());
      return reply.code(201).send({ data: { url: payerPage(config.publicUrl, token) } });
    },
  );

  app.delete(
    '/orders/:reference/payer-links',
    {
      onRequest: requireSignedIn,
      schema: {
        tags,
        summary: 'Ends all links by which somebody else pays an order',
        params: Reference,
        response: answers({ 200: Type.Object({ message: Type.String() }) }),
      },
    },
    async (request) => {
      await revokePayerLinks(db, { userId: signedIn(request).id, reference: request.params.reference }, clock());
      return { message: messages.linksEnded };
    },
  );

  app.post(
    '/payer-links/read',
    {
      preHandler: rateLimit(READS_PER_ADDRESS),
      schema: {
        tags,
        summary: 'What somebody with a link sees of an order',
        body: Type.Object({
          token: Token,
          reference: Type.Optional(
            Type.String({ maxLength: 100, description: 'Of a payment of the order, to learn how it ended' }),
          ),
        }),
        response: answers({ 200: Single(ViewSchema) }),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const viewer = await app.viewerOf(request);
      return { data: await readForPayer(context, { ...request.body, userId: viewer?.id ?? null }) };
    },
  );

  app.post(
    '/payer-links/pay',
    {
      preHandler: [rateLimit(PAYMENTS_PER_ADDRESS), rateLimit(PAYMENTS_PER_LINK, ({ body }) => tokenOf(body))],
      schema: {
        tags,
        summary: 'Starts the payment of somebody with a link',
        body: Type.Object({ token: Token, email: Type.String({ maxLength: 300 }) }),
        response: answers({ 200: Single(StartedSchema) }),
      },
    },
    async (request) => {
      const email = normaliseEmail(request.body.email);
      if (email === '') throw unprocessable({ email: ['Email is required'] });
      if (!isEmailAddress(email)) throw unprocessable({ email: ['Email is invalid'] });
      const { authorizationUrl, reference } = await payFor(context, { token: request.body.token, email });
      return { data: { authorization_url: authorizationUrl, reference } };
    },
  );
}

const tokenOf = (body: unknown): string => (body as { token: string }).token;

import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ApiProblem, unavailable } from '../../platform/errors/api-problem';
import { answers } from '../../platform/http/envelopes';
import { findBadInput } from '../../platform/http/find-bad-input';
import type { PaymentContext } from './payment-context';
import { PaymentProviderError } from './paystack/payment-provider-error';
import { isSignedBy } from './paystack/webhook-signature';
import { receiveWebhook, type WebhookEvent } from './receive-webhook';

const LONGEST_NAME = 200;

/** POST /payments/paystack/webhook. The signature covers the raw bytes, so nothing can parse the body first. */
export async function webhookRoute(
  app: FastifyInstance,
  { context, secretKey }: { context: PaymentContext; secretKey: string },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_, body, done) => done(null, body));

  app.post<{ Body: Buffer }>(
    '/payments/paystack/webhook',
    {
      schema: {
        tags: ['payments'],
        summary: 'Called and signed by the payment provider',
        response: answers({ 200: Type.Object({ message: Type.String() }) }),
      },
    },
    async (request) => {
      const signature = request.headers['x-paystack-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSignedBy(secretKey, body, typeof signature === 'string' ? signature : undefined))
        throw new ApiProblem(401, 'The signature does not match the body.');
      const event = readEvent(body);
      if (event === null) throw new ApiProblem(400, 'The body is not a payment event.');
      if (await taken(context, event)) return { message: 'Taken.' };
      throw unavailable('The payment is still undecided.', 30);
    },
  );
}

async function taken(context: PaymentContext, event: WebhookEvent): Promise<boolean> {
  try {
    return await receiveWebhook(context, event);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw unavailable('The payment could not be verified.', 30, { cause: error });
  }
}

/** Where the references stand: of a payment, of a refund, of a dispute. */
interface EventData {
  reference?: unknown;
  transaction_reference?: unknown;
  refund_reference?: unknown;
  transaction?: { reference?: unknown } | null;
}

function readEvent(body: Buffer): WebhookEvent | null {
  const payload = parse(body) as { event?: unknown; data?: EventData | null } | null;
  const event = payload?.event;
  const data = payload?.data;
  const payment = data?.reference ?? data?.transaction_reference ?? data?.transaction?.reference;
  const reference = data?.refund_reference ?? payment;
  if (!isName(event) || !isName(reference) || !isName(payment) || findBadInput(payload)) return null;
  return { event, reference, payment, payload };
}

/** Both values are index keys of limited length. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Signed, but not JSON: the caller answers 400.
    return null;
  }
}

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ApiProblem, unavailable } from '../../../platform/errors/api-problem';
import { answers } from '../../../platform/http/envelopes';
import { findBadInput } from '../../../platform/http/find-bad-input';
import type { PaymentContext } from '../payment-context';
import { PaymentProviderError } from '../paystack/payment-provider-error';
import { isName } from '../paystack/is-name';
import { isSignedBy } from '../paystack/webhook-signature';
import { receiveWebhook, type WebhookEvent } from './receive-webhook';

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

/** Where the references stand: of a payment, of a refund, of a dispute. Lists and events of other kinds have none. */
interface EventData {
  id?: unknown;
  reference?: unknown;
  transaction_reference?: unknown;
  refund_reference?: unknown;
  transaction?: { reference?: unknown } | null;
}

/** Null: not an event. An event without a usable name gets the same one each time the provider repeats its bytes. */
function readEvent(body: Buffer): WebhookEvent | null {
  const payload = parse(body) as { event?: unknown; data?: EventData | null } | null;
  const event = payload?.event;
  if (!isName(event) || findBadInput(payload)) return null;
  const { id, reference, transaction_reference, refund_reference, transaction } = payload?.data ?? {};
  if (reference && typeof reference === 'string' && !isName(reference)) return null;
  const payment = [reference, transaction_reference, transaction?.reference].find(isName) ?? null;
  const number = Number.isSafeInteger(id) ? String(id) : id;
  const name = [refund_reference, payment, number].find(isName) ?? createHash('sha256').update(body).digest('hex');
  return { event, name, payment, payload };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Signed, but not JSON: the caller answers 400.
    return null;
  }
}

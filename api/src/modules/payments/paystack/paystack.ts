import { kobo } from '@nkm/contracts';
import type {
  PaymentProvider,
  PaymentRequest,
  ProviderRefund,
  ProviderRefundStatus,
  ProviderPayment,
  ProviderStatus,
  StartedPayment,
} from './payment-provider';
import { PaymentProviderError } from './payment-provider-error';
import { callPaystack, isUnknownReference, type PaystackBody, type PaystackSettings } from './paystack-http';

/**
 * Paystack as payment provider. Live and sandbox differ only in `baseUrl` and `secretKey`. Amounts are in kobo,
 * Paystack’s subunit of the naira.
 */
export function createPaystack(settings: PaystackSettings): PaymentProvider {
  return {
    async initialize(request) {
      return readStarted(await callPaystack(settings, 'POST', '/transaction/initialize', initializeBody(request)));
    },
    async verify(reference) {
      try {
        const path = `/transaction/verify/${encodeURIComponent(reference)}`;
        return readPayment(await callPaystack(settings, 'GET', path), reference);
      } catch (error) {
        if (isUnknownReference(error)) return null;
        throw error;
      }
    },
    async refund({ reference, amount, currency, note }) {
      const body = { transaction: reference, amount, currency, merchant_note: note };
      return readRefund((await callPaystack(settings, 'POST', '/refund', body)).data);
    },
    async refundsOf(reference) {
      const path = `/transaction/verify/${encodeURIComponent(reference)}`;
      const { data } = await callPaystack(settings, 'GET', path);
      if (data?.reference !== reference || !Number.isSafeInteger(data.id))
        throw new PaymentProviderError('malformed', `Paystack's answer for ${reference} has no id`);
      const refunds: ProviderRefund[] = [];
      for (let page = 1; ; page += 1) {
        const list = `/refund?transaction=${String(data.id)}&perPage=${REFUNDS_PER_PAGE}&page=${page}`;
        const { data: found } = await callPaystack(settings, 'GET', list);
        if (!Array.isArray(found)) throw new PaymentProviderError('malformed', 'Paystack sent no list of refunds');
        refunds.push(...found.map(readRefund));
        if (found.length < REFUNDS_PER_PAGE) return refunds;
      }
    },
  };
}

const REFUNDS_PER_PAGE = 100;

function initializeBody({ email, amount, reference, callbackUrl, cancelUrl, orderId, channel }: PaymentRequest) {
  return {
    email,
    amount,
    currency: 'NGN',
    reference,
    callback_url: callbackUrl,
    channels: [channel],
    metadata: { order_id: orderId, cancel_action: cancelUrl },
  };
}

function readStarted({ data }: PaystackBody): StartedPayment {
  const url = data?.authorization_url;
  const reference = data?.reference;
  if (typeof url !== 'string' || typeof reference !== 'string' || !/^https?:\/\//.test(url))
    throw new PaymentProviderError('malformed', 'Paystack started a payment without a page address');
  return { reference, authorizationUrl: url };
}

/** Paystack's final statuses; every other status is still in progress. */
const STATUS: Record<string, ProviderStatus> = { success: 'success', failed: 'failed', reversed: 'failed' };

function readPayment({ data }: PaystackBody, wanted: string): ProviderPayment {
  const { reference, status, amount, currency } = data ?? {};
  if (reference !== wanted || typeof status !== 'string' || typeof currency !== 'string')
    throw new PaymentProviderError('malformed', `Paystack's answer for ${wanted} is about another payment`);
  if (!Number.isSafeInteger(amount))
    throw new PaymentProviderError('malformed', `Paystack's answer for ${wanted} has no valid amount`);
  return {
    reference,
    status: STATUS[status] ?? 'open',
    providerStatus: status,
    amount: kobo(amount as number),
    currency,
    message: typeof data?.gateway_response === 'string' ? data.gateway_response : null,
    paidAt: typeof data?.paid_at === 'string' ? new Date(data.paid_at) : null,
  };
}

/** Paystack's final statuses of a refund; the others are on their way, or wait for the marketplace. */
const REFUND_STATUS: Record<string, ProviderRefundStatus> = { processed: 'processed', failed: 'failed' };

function readRefund(refund: unknown): ProviderRefund {
  const { id, status, amount, merchant_note: note } = (refund ?? {}) as Record<string, unknown>;
  if (!Number.isSafeInteger(id) || typeof status !== 'string' || !Number.isSafeInteger(Number(amount)))
    throw new PaymentProviderError('malformed', 'Paystack sent a refund without id, status or amount');
  return {
    id: String(id),
    status: REFUND_STATUS[status] ?? 'pending',
    providerStatus: status,
    amount: kobo(Number(amount)),
    note: typeof note === 'string' ? note : null,
  };
}

import { kobo } from '@nkm/contracts';
import type {
  PaymentProvider,
  PaymentRequest,
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
  };
}

function initializeBody({ email, amount, reference, callbackUrl, cancelUrl, orderId }: PaymentRequest) {
  return {
    email,
    amount,
    currency: 'NGN',
    reference,
    callback_url: callbackUrl,
    channels: ['card'],
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

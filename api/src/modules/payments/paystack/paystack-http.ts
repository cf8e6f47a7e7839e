import { refuseInTransaction } from '../../../platform/database/transaction-guard';
import { PaymentProviderError } from './payment-provider-error';

export interface PaystackSettings {
  /** `https://api.paystack.co`, or the sandbox. */
  baseUrl: string;
  secretKey: string;
  /** Timeout of a call in milliseconds. */
  timeoutMs: number;
}

/** Body of an answer from Paystack; `status`: whether the call succeeded. */
export interface PaystackBody {
  status: boolean;
  message: string;
  code?: string;
  data?: Record<string, unknown>;
}

/** One call to Paystack; resolves with the body of a 2xx answer. Throws PaymentProviderError. */
export async function callPaystack(
  { baseUrl, secretKey, timeoutMs }: PaystackSettings,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
): Promise<PaystackBody> {
  refuseInTransaction('A call to the payment provider');
  const { status, text } = await send();
  const body = parse(text);
  if (status >= 200 && status < 300 && body?.status === true) return body;
  throw refusal(status, body);

  async function send() {
    const init: RequestInit = {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json', accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    };
    try {
      const response = await fetch(
        new URL(path, baseUrl),
        payload === undefined ? init : { ...init, body: JSON.stringify(payload) },
      );
      return { status: response.status, text: await response.text() };
    } catch (cause) {
      if ((cause as { name?: unknown } | null)?.name === 'TimeoutError')
        throw new PaymentProviderError('timeout', `Paystack did not answer within ${timeoutMs} ms`, { cause });
      throw new PaymentProviderError('unreachable', 'Paystack cannot be reached', { cause });
    }
  }
}

function parse(text: string): PaystackBody | null {
  try {
    const body: unknown = JSON.parse(text);
    const isBody = typeof body === 'object' && body !== null && 'status' in body && 'message' in body;
    return isBody ? (body as PaystackBody) : null;
  } catch {
    // Proxies in front of Paystack answer errors in HTML; the status code is enough.
    return null;
  }
}

function refusal(status: number, body: PaystackBody | null): PaymentProviderError {
  const text = `Paystack answered ${status}${body ? `: ${body.message}` : ''}`;
  if (status === 401 || status === 403) return new PaymentProviderError('unauthorised', text);
  if (status >= 500 || status === 429 || status === 408) return new PaymentProviderError('unavailable', text);
  if (status < 400 && !body) return new PaymentProviderError('malformed', text);
  if (body?.code === 'duplicate_reference' || /duplicate transaction reference/i.test(body?.message ?? ''))
    return new PaymentProviderError('duplicate-reference', text);
  // Without the data, which can name the shopper and the card.
  return new PaymentProviderError('refused', text, { cause: body && { code: body.code, message: body.message } });
}

/** True when the refusal means that the reference is unknown. */
export function isUnknownReference(error: unknown): boolean {
  if (!(error instanceof PaymentProviderError) || error.kind !== 'refused') return false;
  const body = error.cause as Pick<PaystackBody, 'code' | 'message'> | null;
  return body?.code === 'transaction_not_found' || /reference not found/i.test(body?.message ?? '');
}

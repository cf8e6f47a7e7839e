import { isChannel } from './channels';
import type { NewTransaction } from './transactions';

/** Validates the body of POST /transaction/initialize like Paystack. Returns text for invalid input. */
export function readInitialize(body: unknown, newReference: () => string): NewTransaction | string {
  if (typeof body !== 'object' || body === null) return 'Invalid JSON';
  const {
    email,
    amount,
    currency = 'NGN',
    reference,
    callback_url,
    metadata,
    channels,
  } = body as Record<string, unknown>;
  const kobo = typeof amount === 'string' && /^\d+$/.test(amount) ? Number(amount) : amount;
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email)) return 'Invalid Email Address Passed';
  if (typeof kobo !== 'number' || !Number.isSafeInteger(kobo) || kobo <= 0) return 'Invalid Amount Sent';
  if (currency !== 'NGN') return 'Currency not supported by merchant';
  if (reference !== undefined && (typeof reference !== 'string' || !/^[A-Za-z0-9.=-]+$/.test(reference)))
    return 'Invalid reference: only -, ., = and alphanumeric characters are allowed';
  if (callback_url !== undefined && !isWebAddress(callback_url)) return 'Invalid callback URL';
  const channel = Array.isArray(channels) ? (channels as unknown[])[0] : 'card';
  if (!isChannel(channel)) return 'No active channel';
  const known = parseMetadata(metadata);
  if (known === undefined) return 'Invalid metadata';
  return {
    reference: reference ?? newReference(),
    amount: kobo,
    currency,
    email,
    callbackUrl: (callback_url as string | undefined) ?? null,
    metadata: known,
    channel,
  };
}

export const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Metadata can be an object or JSON text; undefined when it is neither. */
function parseMetadata(metadata: unknown): unknown {
  if (metadata === undefined || metadata === null || metadata === '') return null;
  if (typeof metadata === 'object') return metadata;
  try {
    return JSON.parse(String(metadata)) as unknown;
  } catch {
    // Not JSON: the caller refuses the request like Paystack.
    return undefined;
  }
}

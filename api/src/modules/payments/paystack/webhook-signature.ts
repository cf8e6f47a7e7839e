import { createHmac, timingSafeEqual } from 'node:crypto';

/** `x-paystack-signature` of a webhook: HMAC-SHA512 of the raw body under the secret key, in hex. */
export function signWebhook(rawBody: Buffer | string, secretKey: string): string {
  return createHmac('sha512', secretKey).update(rawBody).digest('hex');
}

/** Compares in constant time. False for a missing or malformed signature. */
export function isSignedBy(secretKey: string, rawBody: Buffer | string, signature: string | undefined): boolean {
  if (signature === undefined || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signWebhook(rawBody, secretKey), 'hex'));
}

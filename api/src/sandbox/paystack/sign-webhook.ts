import { createHmac } from 'node:crypto';

/**
 * `x-paystack-signature` of a webhook: HMAC-SHA512 of the raw body under the secret key, in hex. The API has its own
 * implementation, so that tests find a mistake in either.
 */
export const signWebhook = (body: string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(body).digest('hex');

/**
 * - `timeout`, `unreachable`, `unavailable` (5xx, 429): nobody knows whether it happened; try again, for an
 *   initialise with a new reference;
 * - `duplicate-reference`: the reference was used before; try again with a new one;
 * - `unauthorised`: the secret key is wrong; `refused`: the request is; `malformed`: the answer is not Paystack's.
 */
export type ProviderErrorKind =
  'timeout' | 'unreachable' | 'unavailable' | 'duplicate-reference' | 'unauthorised' | 'refused' | 'malformed';

const RETRYABLE: ReadonlySet<ProviderErrorKind> = new Set([
  'timeout',
  'unreachable',
  'unavailable',
  'duplicate-reference',
]);

export class PaymentProviderError extends Error {
  readonly retryable: boolean;
  constructor(
    readonly kind: ProviderErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PaymentProviderError';
    this.retryable = RETRYABLE.has(kind);
  }
}

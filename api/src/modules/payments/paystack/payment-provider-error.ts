/**
 * - `timeout`, `unreachable`, `unavailable` (5xx, 429): the outcome is unknown; try again, for an initialise with a new
 *   reference;
 * - `duplicate-reference`: the reference was used before; try again with a new one;
 * - `unauthorised`: wrong secret key; `refused`: invalid request; `malformed`: not an answer of Paystack.
 */
export type ProviderErrorKind =
  | 'timeout'
  | 'unreachable'
  | 'unavailable'
  | 'duplicate-reference'
  | 'unauthorised'
  | 'refused'
  | 'malformed';

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

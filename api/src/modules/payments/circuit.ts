import { PaymentProviderError } from './paystack/payment-provider-error';

export interface CircuitOptions {
  /** Consecutive failures after which the provider counts as down. */
  failures: number;
  /** Pause in milliseconds before one call tries again. */
  restMs: number;
  /** Milliseconds from a monotonic clock. */
  now?: () => number;
}

/**
 * Remembers whether the provider starts payments, so that shoppers get an immediate answer when it does not. After a
 * few consecutive failures it makes no calls for a while; then one call tries.
 */
export class Circuit {
  #failures = 0;
  #closedUntil = 0;
  readonly #options: Required<CircuitOptions>;

  constructor(options: CircuitOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /** Milliseconds until a call makes sense; 0 for now. */
  get wait(): number {
    return Math.max(0, this.#closedUntil - this.#options.now());
  }

  /** Throws a PaymentProviderError of kind `unavailable`, without work, while the provider counts as down. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.wait > 0)
      throw new PaymentProviderError('unavailable', 'The payment provider did not answer recent calls');
    // Other calls wait for the outcome of the trial call.
    if (this.#isDown()) this.#rest();
    try {
      const result = await work();
      this.#failures = 0;
      this.#closedUntil = 0;
      return result;
    } catch (error) {
      if (isOutage(error)) this.#count();
      throw error;
    }
  }

  #isDown(): boolean {
    return this.#failures >= this.#options.failures;
  }

  #count(): void {
    this.#failures += 1;
    if (this.#isDown()) this.#rest();
  }

  #rest(): void {
    this.#closedUntil = this.#options.now() + this.#options.restMs;
  }
}

/** A refused payment or reference says nothing about the next one. */
function isOutage(error: unknown): boolean {
  return error instanceof PaymentProviderError && !['refused', 'duplicate-reference'].includes(error.kind);
}

export interface CircuitOptions {
  /** Consecutive failures after which the other server counts as down. */
  failures: number;
  /** Pause in milliseconds before one call tries again. */
  restMs: number;
  /** Whether an error says that the server is down; a refused request says nothing about the next one. */
  isOutage(error: unknown): boolean;
  /** The error for calls that are not made. */
  refusal(): Error;
  /** Milliseconds from a monotonic clock. */
  now?: () => number;
}

/**
 * Remembers whether another server answers, so that shoppers get an immediate answer when it does not. After a few
 * consecutive failures it makes no calls for a while; then one call tries.
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

  /** Throws the refusal, without work, while the server counts as down. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.wait > 0) throw this.#options.refusal();
    // Other calls wait for the outcome of the trial call.
    if (this.#isDown()) this.#rest();
    try {
      const result = await work();
      this.#failures = 0;
      this.#closedUntil = 0;
      return result;
    } catch (error) {
      if (this.#options.isOutage(error)) this.#count();
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

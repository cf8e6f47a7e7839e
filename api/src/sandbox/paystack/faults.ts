/** Faults that tests switch on through `/sandbox/faults`. */
export interface Faults {
  /** `lost`: creates the transaction but never answers; `hang`: does neither. */
  initialize: 'ok' | 'error' | 'hang' | 'lost';
  /** `ongoing`: always reports an undecided payment. */
  verify: 'ok' | 'error' | 'hang' | 'ongoing';
  /** Milliseconds before an answer to verify. */
  verifyDelayMs: number;
  /**
   * `lost`, `late-error`, `garbage`: creates the refund, but never answers, answers with an error, or with HTML;
   * `hang`,
   * `error`, `refuse`: creates none.
   */
  refund: 'ok' | 'error' | 'hang' | 'refuse' | 'lost' | 'late-error' | 'garbage';
  /** The list of refunds; `empty`: it lags and shows none. */
  refunds: 'ok' | 'error' | 'hang' | 'empty';
  /** Milliseconds before that list. */
  refundsDelayMs: number;
  /** How a refund ends, and after how many milliseconds. */
  refundEnd: 'processed' | 'failed' | 'never';
  refundDelayMs: number;
  webhook: 'deliver' | 'drop' | 'repeat' | 'bad-signature';
  /** Milliseconds before the first delivery of a webhook. */
  webhookDelayMs: number;
}

export const NO_FAULTS: Readonly<Faults> = {
  initialize: 'ok',
  verify: 'ok',
  verifyDelayMs: 0,
  refund: 'ok',
  refunds: 'ok',
  refundsDelayMs: 0,
  refundEnd: 'processed',
  refundDelayMs: 2_000,
  webhook: 'deliver',
  webhookDelayMs: 0,
};

const CHOICES: { readonly [F in keyof Faults]: readonly string[] | 'milliseconds' } = {
  initialize: ['ok', 'error', 'hang', 'lost'],
  verify: ['ok', 'error', 'hang', 'ongoing'],
  verifyDelayMs: 'milliseconds',
  refund: ['ok', 'error', 'hang', 'refuse', 'lost', 'late-error', 'garbage'],
  refunds: ['ok', 'error', 'hang', 'empty'],
  refundsDelayMs: 'milliseconds',
  refundEnd: ['processed', 'failed', 'never'],
  refundDelayMs: 'milliseconds',
  webhook: ['deliver', 'drop', 'repeat', 'bad-signature'],
  webhookDelayMs: 'milliseconds',
};

/** Merges a change into the faults, or returns the first mistake in it as text. */
export function changeFaults(faults: Faults, change: unknown): Faults | string {
  if (typeof change !== 'object' || change === null) return 'Send an object of faults.';
  for (const [name, value] of Object.entries(change)) {
    const choices = CHOICES[name as keyof Faults];
    if (choices === undefined) return `Unknown fault "${name}". Known: ${Object.keys(CHOICES).join(', ')}.`;
    const valid = choices === 'milliseconds' ? Number.isSafeInteger(value) && value >= 0 : choices.includes(value);
    if (!valid) return `"${name}" must be ${choices === 'milliseconds' ? 'milliseconds' : choices.join(', ')}.`;
  }
  return { ...faults, ...(change as Partial<Faults>) };
}

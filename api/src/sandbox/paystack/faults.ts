/** Faults that tests switch on through `/sandbox/faults`. */
export interface Faults {
  /** `lost`: creates the transaction but never answers; `hang`: does neither. */
  initialize: 'ok' | 'error' | 'hang' | 'lost';
  /** `ongoing`: always reports an undecided payment. */
  verify: 'ok' | 'error' | 'hang' | 'ongoing';
  /** Milliseconds before an answer to verify. */
  verifyDelayMs: number;
  webhook: 'deliver' | 'drop' | 'repeat' | 'bad-signature';
  /** Milliseconds before the first delivery of a webhook. */
  webhookDelayMs: number;
}

export const NO_FAULTS: Readonly<Faults> = {
  initialize: 'ok',
  verify: 'ok',
  verifyDelayMs: 0,
  webhook: 'deliver',
  webhookDelayMs: 0,
};

const CHOICES: { readonly [F in keyof Faults]: readonly string[] | 'milliseconds' } = {
  initialize: ['ok', 'error', 'hang', 'lost'],
  verify: ['ok', 'error', 'hang', 'ongoing'],
  verifyDelayMs: 'milliseconds',
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

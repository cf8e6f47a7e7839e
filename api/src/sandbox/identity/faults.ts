/** Faults that tests switch on through `/sandbox/faults`. */
export interface Faults {
  /** Answers to the shop's server: discovery, keys, tokens and persons. `html`: a proxy's error page. */
  calls: 'ok' | 'error' | 'html' | 'hang';
  /** What is wrong with the id_token of a code. */
  idToken: IdTokenFault;
  /** Cross-Origin-Opener-Policy of the sign-in pages. */
  openerPolicy: 'unsafe-none' | 'same-origin-allow-popups' | 'same-origin';
}

export type IdTokenFault =
  | 'ok'
  | 'other-audience'
  | 'other-issuer'
  | 'other-nonce'
  | 'expired'
  | 'unsigned'
  | 'shared-key'
  | 'other-key';

export const NO_FAULTS: Readonly<Faults> = { calls: 'ok', idToken: 'ok', openerPolicy: 'unsafe-none' };

const CHOICES: { readonly [F in keyof Faults]: readonly Faults[F][] } = {
  calls: ['ok', 'error', 'html', 'hang'],
  idToken: ['ok', 'other-audience', 'other-issuer', 'other-nonce', 'expired', 'unsigned', 'shared-key', 'other-key'],
  openerPolicy: ['unsafe-none', 'same-origin-allow-popups', 'same-origin'],
};

/** Merges a change into the faults, or returns the first mistake in it as text. */
export function changeFaults(faults: Faults, change: unknown): Faults | string {
  if (typeof change !== 'object' || change === null) return 'Send an object of faults.';
  for (const [name, value] of Object.entries(change)) {
    const choices: readonly unknown[] | undefined = CHOICES[name as keyof Faults];
    if (choices === undefined) return `Unknown fault "${name}". Known: ${Object.keys(CHOICES).join(', ')}.`;
    if (!choices.includes(value)) return `"${name}" must be ${choices.join(', ')}.`;
  }
  return { ...faults, ...(change as Partial<Faults>) };
}

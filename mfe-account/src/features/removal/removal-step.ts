/** The steps of account deletion (spec 2 §2, Account deletion dialog series). */
export const REMOVAL_STEPS = ['reason', 'action', 'confirmation', 'form', 'code'] as const;
export type RemovalStep = (typeof REMOVAL_STEPS)[number];

export type RemovalAction = 'deactivate' | 'delete';
export type RemovalAnswer = 'no' | 'yes';

/** Number of a step, 1 to 5. */
export const stepNumber = (step: RemovalStep): number => REMOVAL_STEPS.indexOf(step) + 1;

/** The target of Back; null for the first step, and for the last one, because the code is already sent. */
export function stepBefore(step: RemovalStep): RemovalStep | null {
  if (step === 'code') return null;
  return REMOVAL_STEPS[REMOVAL_STEPS.indexOf(step) - 1] ?? null;
}

/** Delete leads to the confirmation, Deactivate ends the series (spec 2 §4). */
export const stepAfterAction = (action: RemovalAction): RemovalStep | 'deactivated' =>
  action === 'delete' ? 'confirmation' : 'deactivated';

/** Only "Yes, pretty sure" proceeds (spec 2 §4). */
export const stepAfterAnswer = (answer: RemovalAnswer): RemovalStep | 'closed' =>
  answer === 'yes' ? 'form' : 'closed';

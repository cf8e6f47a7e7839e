/** The steps of account deletion (ACC-RULE-039). */
export const REMOVAL_STEPS = ['reason', 'action', 'confirmation', 'form', 'code'] as const;
export type DeletionStep = (typeof REMOVAL_STEPS)[number];

export type DeletionAction = 'deactivate' | 'delete';
export type DeletionAnswer = 'no' | 'yes';

/** Number of a step, 1 to 5. */
export const stepNumber = (step: DeletionStep): number => REMOVAL_STEPS.indexOf(step) + 1;

/** The target of Back; null for the first step, and for the last one, because the code is already sent. */
export function stepBefore(step: DeletionStep): DeletionStep | null {
  if (step === 'code') return null;
  return REMOVAL_STEPS[REMOVAL_STEPS.indexOf(step) - 1] ?? null;
}

/** Delete leads to the confirmation, Deactivate ends the series (ACC-RULE-040, ACC-RULE-041). */
export const stepAfterAction = (action: DeletionAction): DeletionStep | 'deactivated' =>
  action === 'delete' ? 'confirmation' : 'deactivated';

/** Only "Yes, pretty sure" proceeds (ACC-RULE-042). */
export const stepAfterAnswer = (answer: DeletionAnswer): DeletionStep | 'closed' =>
  answer === 'yes' ? 'form' : 'closed';

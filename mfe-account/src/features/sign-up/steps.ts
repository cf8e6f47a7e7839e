/** The steps of the wizard, in order (ACC-SCR-008). */
export const STEPS = ['name', 'email_and_pass', 'agreement'] as const;
export type Step = (typeof STEPS)[number];

/** The fields of each step, in the order of the form. */
export const FIELDS_OF = {
  name: ['surname', 'other_names'],
  email_and_pass: ['email', 'password'],
  agreement: ['terms', 'captchaToken'],
} as const satisfies Record<Step, readonly string[]>;

export type Field = (typeof FIELDS_OF)[Step][number];

export const isStep = (value: unknown): value is Step => (STEPS as readonly unknown[]).includes(value);

/** Number of a step, 1 to 3. */
export const numberOf = (step: Step): number => STEPS.indexOf(step) + 1;

/** The step with a field; null for an unknown field. */
export function stepOf(field: string): Step | null {
  return STEPS.find((step) => (FIELDS_OF[step] as readonly string[]).includes(field)) ?? null;
}

export const stepAfter = (step: Step): Step => STEPS[Math.min(STEPS.indexOf(step) + 1, STEPS.length - 1)]!;
export const stepBefore = (step: Step): Step => STEPS[Math.max(STEPS.indexOf(step) - 1, 0)]!;

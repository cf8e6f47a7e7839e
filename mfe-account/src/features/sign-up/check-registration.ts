import { NAME_LENGTH, nameFault } from '@nkm/contracts';
import { isEmailAddress } from '../../email-address';
import { messages } from './messages';
import { type Field, FIELDS_OF, type Step, STEPS } from './steps';

/** The values of the form (ACC-FIELD-001); `captchaToken` is empty until the captcha is solved. */
export interface Registration {
  surname: string;
  other_names: string;
  email: string;
  password: string;
  news: boolean;
  terms: boolean;
  captchaToken: string;
}

/** Error texts by field, in the order of the form. */
export type Faults = Partial<Record<Field, string>>;

/** Length limits of a password in characters (ACC-CONST-007); the server enforces the maximum. */
const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

const { faults } = messages;

const RULES: Record<Field, (typed: Registration) => string | null> = {
  surname: ({ surname }) => faultOfName(surname, faults.surname),
  other_names: ({ other_names }) => faultOfName(other_names, faults.firstName),
  email: ({ email }) => faultOfEmail(email),
  password: ({ password }) => faultOfPassword(password),
  terms: ({ terms }) => (terms ? null : faults.termsRequired),
  captchaToken: ({ captchaToken }) => (captchaToken === '' ? faults.captchaRequired : null),
};

/** The error of one field, or null. */
export const checkField = (field: Field, typed: Registration): string | null => RULES[field](typed);

/** The errors of some steps; empty when all fields are valid. */
export function checkSteps(steps: readonly Step[], typed: Registration): Faults {
  const found = steps.flatMap((step) =>
    FIELDS_OF[step].flatMap((field) => {
      const fault = checkField(field, typed);
      return fault === null ? [] : [[field, fault] as const];
    }),
  );
  return Object.fromEntries(found);
}

/** True when no field of a step is empty, which is the condition of its button (ACC-SCR-010). */
export function isFilled(step: Step, typed: Registration): boolean {
  return FIELDS_OF[step].every((field) => typed[field] !== '' && typed[field] !== false);
}

/** The furthest step that can be shown, because all previous steps are valid. */
export function furthestStep(wanted: Step, typed: Registration): Step {
  const upTo = STEPS.slice(0, STEPS.indexOf(wanted));
  return upTo.find((step) => Object.keys(checkSteps([step], typed)).length > 0) ?? wanted;
}

function faultOfName(name: string, texts: typeof faults.surname): string | null {
  const fault = nameFault(name);
  if (fault === null) return null;
  const said = { missing: texts.required, 'not a name': texts.invalid, 'too short': texts.tooShort };
  return fault === 'too long' ? texts.tooLong(NAME_LENGTH.max) : said[fault];
}

function faultOfEmail(email: string): string | null {
  if (email === '') return faults.emailRequired;
  return isEmailAddress(email) ? null : faults.emailInvalid;
}

/** Lists all unmet rules at once, so that the shopper can fix them together. */
function faultOfPassword(password: string): string | null {
  if (password === '') return faults.passwordRequired;
  if (password.length > LONGEST_PASSWORD) return faults.passwordTooLong(LONGEST_PASSWORD);
  const composed = password.normalize('NFC');
  const rules: [boolean, string][] = [
    [[...composed].length >= SHORTEST_PASSWORD, faults.passwordTooShort],
    [/[^\p{L}\p{M}\p{N}\s]/u.test(composed), faults.passwordWithoutSpecial],
    [/\p{Lu}/u.test(composed), faults.passwordWithoutCapital],
    [/\p{N}/u.test(composed), faults.passwordWithoutNumber],
  ];
  return rules.flatMap(([kept, text]) => (kept ? [] : [text])).join(' ') || null;
}

import type { FieldErrors } from '@nkm/contracts';
import { isEmailAddress, normaliseEmail } from '../../platform/email-address';
import { messages } from './messages';
import { passwordFaults } from './password-rule';

/** Characters of a name: the fewest as documented (spec 1 §9), the most that a parcel's label takes. */
const FEWEST = 3;
const MOST = 50;
const NAME = /^\p{L}\p{M}*(?:[ '’-]?\p{L}\p{M}*)*$/u;
/** Marks of writing direction and joiners: nobody sees them, and two names would look alike. */
const INVISIBLE = /\p{Cf}/gu;
const SPACE = /[\s\p{Cc}]+/gu;

/** What somebody signs up with (spec 1 §3). */
export interface Registration {
  surname: string;
  other_names: string;
  email: string;
  password: string;
  news: boolean;
  terms: boolean;
  account_type: string;
  signup_platform: string;
}

/** Trimmed, names in composed letters with single spaces, the e-mail as accounts have it. What was left out is empty. */
export function readRegistration(sent: Partial<Registration>): Registration {
  return {
    surname: readName(sent.surname ?? ''),
    other_names: readName(sent.other_names ?? ''),
    email: normaliseEmail(sent.email ?? ''),
    password: (sent.password ?? '').trim(),
    news: sent.news ?? false,
    terms: sent.terms ?? false,
    account_type: sent.account_type ?? 'Individual',
    signup_platform: sent.signup_platform ?? 'Web',
  };
}

/** What is wrong, in the order of the form (spec 1 §5). Null when nothing is. */
export function checkRegistration({ surname, other_names, email, password, terms }: Registration): FieldErrors | null {
  const faults: FieldErrors = {
    surname: nameFaults(surname, messages.surname),
    other_names: nameFaults(other_names, messages.firstName),
    email: emailFaults(email),
    password: password === '' ? [messages.passwordRequired] : passwordFaults(password),
    terms: terms ? [] : [messages.termsRequired],
  };
  const found = Object.entries(faults).filter(([, texts]) => texts.length > 0);
  return found.length === 0 ? null : Object.fromEntries(found);
}

function readName(typed: string): string {
  return typed.replace(INVISIBLE, '').replace(SPACE, ' ').trim().normalize('NFC');
}

function nameFaults(name: string, texts: typeof messages.surname): string[] {
  if (name === '') return [texts.required];
  // Accents that stand by themselves count with their letter.
  const length = [...name.replace(/\p{M}/gu, '')].length;
  if (name.length > MOST) return [texts.tooLong(MOST)];
  if (!NAME.test(name)) return [texts.invalid];
  return length < FEWEST ? [texts.tooShort] : [];
}

function emailFaults(email: string): string[] {
  if (email === '') return [messages.emailRequired];
  return isEmailAddress(email) ? [] : [messages.emailInvalid];
}

import { cleanName, type FieldErrors, NAME_LENGTH, nameFault } from '@nkm/contracts';
import { isEmailAddress, normaliseEmail } from '../../platform/email-address';
import { messages } from './messages';
import { passwordFaults } from './password-rule';

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
    surname: cleanName(sent.surname ?? ''),
    other_names: cleanName(sent.other_names ?? ''),
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

function nameFaults(name: string, texts: typeof messages.surname): string[] {
  const fault = nameFault(name);
  if (fault === null) return [];
  const said = { missing: texts.required, 'not a name': texts.invalid, 'too short': texts.tooShort };
  return [fault === 'too long' ? texts.tooLong(NAME_LENGTH.max) : said[fault]];
}

function emailFaults(email: string): string[] {
  if (email === '') return [messages.emailRequired];
  return isEmailAddress(email) ? [] : [messages.emailInvalid];
}

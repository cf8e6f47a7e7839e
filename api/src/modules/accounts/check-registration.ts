import { readText, type FieldErrors } from '@nkm/contracts';
import { normaliseEmail } from '../../platform/email-address';
import { emailFaults, firstNameFaults, surnameFaults } from './check-person';
import { messages } from './messages';
import { passwordFaults } from './password-rule';

/** The fields of the sign-up form (ACC-FIELD-001). */
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

/** Trims and normalises fields: names in NFC with single spaces, the email as stored. Missing fields are ''. */
export function readRegistration(sent: Partial<Registration>): Registration {
  return {
    surname: readText(sent.surname ?? ''),
    other_names: readText(sent.other_names ?? ''),
    email: normaliseEmail(sent.email ?? ''),
    password: (sent.password ?? '').trim(),
    news: sent.news ?? false,
    terms: sent.terms ?? false,
    account_type: sent.account_type ?? 'Individual',
    signup_platform: sent.signup_platform ?? 'Web',
  };
}

/** Validation errors in form order, or null. */
export function checkRegistration({ surname, other_names, email, password, terms }: Registration): FieldErrors | null {
  const faults: FieldErrors = {
    surname: surnameFaults(surname),
    other_names: firstNameFaults(other_names),
    email: emailFaults(email),
    password: password === '' ? [messages.passwordRequired] : passwordFaults(password),
    terms: terms ? [] : [messages.termsRequired],
  };
  const found = Object.entries(faults).filter(([, texts]) => texts.length > 0);
  return found.length === 0 ? null : Object.fromEntries(found);
}

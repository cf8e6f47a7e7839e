import { NAME_LENGTH, nameFault } from '@nkm/contracts';
import { isEmailAddress } from '../../platform/email-address';
import { messages } from './messages';

/** Faults of a cleaned surname (ACC-RULE-021). */
export const surnameFaults = (name: string): string[] => nameFaults(name, messages.surname);

/** Faults of cleaned other names (ACC-RULE-022). */
export const firstNameFaults = (name: string): string[] => nameFaults(name, messages.firstName);

function nameFaults(name: string, texts: typeof messages.surname): string[] {
  const fault = nameFault(name);
  if (fault === null) return [];
  const said = { missing: texts.required, 'not a name': texts.invalid, 'too short': texts.tooShort };
  return [fault === 'too long' ? texts.tooLong(NAME_LENGTH.max) : said[fault]];
}

/** Faults of a normalised email (ACC-RULE-024). */
export function emailFaults(email: string): string[] {
  if (email === '') return [messages.emailRequired];
  return isEmailAddress(email) ? [] : [messages.emailInvalid];
}

import { readText, type Settings } from '@nkm/contracts';
import { messages } from './messages';

/** A message to the marketplace or a store: contact form, inquiry or abuse report. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  content: string;
}

export type ContactField = keyof ContactMessage | 'captcha';
/** Error messages by field, in the order of the form. */
export type ContactFaults = Partial<Record<ContactField, string>>;

export interface NameLength {
  min: number;
  max: number;
}

/** Name length in characters (CAT-CONST-009). */
const DOCUMENTED: NameLength = { min: 3, max: 15 };
/** Maximum characters; the server refuses more. */
export const LONGEST = { email: 254, subject: 150, order: 40, content: 5000 } as const;
const STANDARD_ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The name length of the settings, else the documented one. */
export function nameLengthOf({ letters }: Pick<Settings, 'letters'>): NameLength {
  return letters?.name ?? DOCUMENTED;
}

/** Checks name, email, subject, content and captcha in this order (CAT-RULE-009, CAT-RULE-012). Empty when valid. */
export function checkContactMessage(
  letter: ContactMessage,
  captchaToken: string | null,
  name: NameLength = DOCUMENTED,
): ContactFaults {
  const faults: [ContactField, string | null][] = [
    ['name', faultOfName(readText(letter.name), name)],
    ['email', faultOfEmail(letter.email.trim())],
    ['subject', letter.subject.trim() === '' ? messages.subjectRequired : null],
    ['content', letter.content.trim() === '' ? messages.contentRequired : null],
    ['captcha', captchaToken ? null : messages.captchaRequired],
  ];
  return Object.fromEntries(faults.filter(([, message]) => message !== null));
}

function faultOfName(name: string, { min, max }: NameLength): string | null {
  if (name === '') return messages.nameRequired;
  return name.length < min || name.length > max ? messages.nameLength(min, max) : null;
}

function faultOfEmail(email: string): string | null {
  if (email === '') return messages.emailRequired;
  return STANDARD_ADDRESS.test(email) && email.length <= LONGEST.email ? null : messages.emailInvalid;
}

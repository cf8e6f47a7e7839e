import type { Settings } from '@nkm/contracts';
import { messages } from './messages';

/** What somebody writes to the marketplace or to a store: contact form, inquiry, abuse report. */
export interface Letter {
  name: string;
  email: string;
  subject: string;
  content: string;
}

export type LetterField = keyof Letter | 'captcha';
/** What is wrong, by field, in the order of the form. */
export type LetterFaults = Partial<Record<LetterField, string>>;

export interface NameLength {
  min: number;
  max: number;
}

/** Characters of a name (spec 1 §5, spec 2 §5). */
const DOCUMENTED: NameLength = { min: 3, max: 15 };
/** Characters; the server takes no more. */
export const LONGEST = { email: 254, subject: 150, content: 5000 } as const;
const STANDARD_ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The setting of this server; of one without it what is documented. */
export function nameLengthOf({ letters }: Pick<Settings, 'letters'>): NameLength {
  return letters?.name ?? DOCUMENTED;
}

/** Name, e-mail, subject, content, captcha, in this order (spec 1 §5, spec 2 §5). Empty: it may be sent. */
export function checkLetter(letter: Letter, captchaToken: string | null, name: NameLength = DOCUMENTED): LetterFaults {
  const faults: [LetterField, string | null][] = [
    ['name', faultOfName(letter.name.trim(), name)],
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

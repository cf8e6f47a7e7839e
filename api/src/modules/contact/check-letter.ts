import type { FieldErrors } from '@nkm/contracts';
import { isEmailAddress } from '../../platform/email-address';
import type { Environment } from '../../platform/environment/environment';
import { messages } from './messages';

export interface Letter {
  name: string;
  email: string;
  subject: string;
  content: string;
}

/** Characters. */
const LONGEST = { subject: 150, content: 5000 };

/** Trimmed; the subject goes into the head of a mail, so it is one line. What was left out is empty. */
export function readLetter({ name = '', email = '', subject = '', content = '' }: Partial<Letter>): Letter {
  return {
    name: name.trim(),
    email: email.trim(),
    subject: subject.replace(/\s+/g, ' ').trim(),
    content: content.trim(),
  };
}

/** What is wrong with it, in the order of the form (spec 1 §5, spec 2 §5). Null when nothing is. */
export function checkLetter(
  { name, email, subject, content }: Letter,
  { min, max }: Environment['letterName'],
): FieldErrors | null {
  const errors: FieldErrors = {};
  if (name === '') errors.name = [messages.nameRequired];
  else if (name.length < min || name.length > max) errors.name = [messages.nameLength(min, max)];
  if (email === '') errors.email = [messages.emailRequired];
  else if (!isEmailAddress(email)) errors.email = [messages.emailInvalid];
  if (subject === '') errors.subject = [messages.subjectRequired];
  else if (subject.length > LONGEST.subject) errors.subject = [messages.tooLong('subject', LONGEST.subject)];
  if (content === '') errors.content = [messages.contentRequired];
  else if (content.length > LONGEST.content) errors.content = [messages.tooLong('content', LONGEST.content)];
  return Object.keys(errors).length === 0 ? null : errors;
}

import type { FieldErrors } from '@nkm/contracts';
import { isEmailAddress } from '../../platform/email-address';
import type { Environment } from '../../platform/environment/environment';
import type { ContactMessage } from './message';
import { messages } from './messages';

/** Characters. */
const LONGEST = { subject: 150, content: 5000 };

/** Errors by field, in the order of the form (CAT-RULE-012). Null if valid. */
export function checkMessage(
  { name, email, subject, content }: ContactMessage,
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

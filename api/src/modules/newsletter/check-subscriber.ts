import type { FieldErrors } from '@nkm/contracts';
import { isEmailAddress } from '../../platform/email-address';
import { messages } from './messages';

const LONGEST_NAME = 100;

export interface Subscriber {
  name: string;
  email: string;
}

/** Errors by field, in the order of the form: name, then email (SH-RULE-018). Null if valid. */
export function checkSubscriber({ name, email }: Subscriber): FieldErrors | null {
  const errors: FieldErrors = {};
  if (name === '') errors.name = [messages.nameRequired];
  else if (name.length > LONGEST_NAME) errors.name = [messages.nameTooLong];
  if (email === '') errors.email = [messages.emailRequired];
  else if (!isEmailAddress(email)) errors.email = [messages.emailInvalid];
  return Object.keys(errors).length === 0 ? null : errors;
}

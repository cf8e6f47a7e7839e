import type { FieldErrors } from '@nkm/contracts';
import { checkMessage, type ContactMessage } from '../contact-messages/public';
import { messages } from './messages';

/**
 * Errors by field, in the order of the form (CAT-RULE-009); the API calls the text `comment`. A signed-in shopper's
 * name and e-mail come from the account. Null if valid.
 */
export function checkReport(
  report: ContactMessage & { captchaToken: string },
  { nameLength, signedIn }: { nameLength: { min: number; max: number }; signedIn: boolean },
): FieldErrors | null {
  const { name, email, subject, content } = checkMessage(report, nameLength) ?? {};
  const errors: FieldErrors = {
    ...(name && !signedIn && { name }),
    ...(email && !signedIn && { email }),
    ...(subject && { subject }),
    ...(content && { comment: content }),
    ...(report.captchaToken === '' && { captchaToken: [messages.captchaRequired] }),
  };
  return Object.keys(errors).length === 0 ? null : errors;
}

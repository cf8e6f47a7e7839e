import type { FieldErrors } from '@nkm/contracts';
import { checkLetter, type Letter } from '../contact/check-letter';
import { messages } from './messages';

/**
 * What is wrong with a report, in the order of the form (spec 1 §5); its text is called `comment` on the wire. Name
 * and e-mail of somebody who is signed in are the account's and not asked for. Null when nothing is wrong.
 */
export function checkReport(
  report: Letter & { captchaToken: string },
  { nameLength, signedIn }: { nameLength: { min: number; max: number }; signedIn: boolean },
): FieldErrors | null {
  const { name, email, subject, content } = checkLetter(report, nameLength) ?? {};
  const errors: FieldErrors = {
    ...(name && !signedIn && { name }),
    ...(email && !signedIn && { email }),
    ...(subject && { subject }),
    ...(content && { comment: content }),
    ...(report.captchaToken === '' && { captchaToken: [messages.captchaRequired] }),
  };
  return Object.keys(errors).length === 0 ? null : errors;
}

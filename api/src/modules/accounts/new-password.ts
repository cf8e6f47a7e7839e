import type { FieldErrors } from '@nkm/contracts/envelopes';
import { unprocessable } from '../../platform/errors/api-problem';
import { messages } from './messages';
import { passwordFaults } from './password-rule';

export interface NewPassword {
  new: string;
  confirm: string;
}

/** Throws 422 when a new password is too weak or its repetition differs (spec 1 §5). */
export function demandNewPassword({ new: wanted, confirm }: NewPassword): void {
  const errors: FieldErrors = {};
  if (passwordFaults(wanted).length > 0) errors.new = [messages.weakPassword];
  if (confirm !== wanted) errors.confirm = [messages.passwordsDiffer];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}

/** Without spaces around them, as sign-up and sign-in take them: else nobody could sign in with the new one. */
export const trimmed = <Fields extends Record<string, string>>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])) as Fields;

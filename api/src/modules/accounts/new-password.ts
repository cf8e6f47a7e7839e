import type { FieldErrors } from '@nkm/contracts/envelopes';
import { unprocessable } from '../../platform/errors/api-problem';
import { messages } from './messages';
import { passwordFaults } from './password-rule';

export interface NewPassword {
  new: string;
  confirm: string;
}

/** @throws 422 when the new password is too weak or leaked, or the confirmation differs (ACC-RULE-030, ACC-RULE-031) */
export function demandNewPassword({ new: wanted, confirm }: NewPassword): void {
  const errors: FieldErrors = {};
  const faults = passwordFaults(wanted);
  if (faults.length > 0)
    errors.new = [faults[0] === messages.passwordLeaked ? messages.passwordLeaked : messages.weakPassword];
  if (confirm !== wanted) errors.confirm = [messages.passwordsDiffer];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}

/** Trims all fields. Sign-in trims, too, so an untrimmed new password could never be entered. */
export const trimmed = <Fields extends Record<string, string>>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])) as Fields;

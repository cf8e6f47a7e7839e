import { messages } from '../../messages';

const texts = messages.password;
/** Characters (ACC-CONST-007). */
const SHORTEST = 8;

export interface NewPassword {
  new: string;
  confirm: string;
}

export interface PasswordChange extends NewPassword {
  current: string;
}

export type PasswordErrors<Fields> = Partial<Record<keyof Fields, string>>;

/** Trims each field, because blanks around a password are typing slips (ACC-RULE-032; docs/rules.md "Passwords"). */
export const trimPasswords = <Name extends string>(typed: Record<Name, string>): Record<Name, string> =>
  Object.fromEntries(Object.entries<string>(typed).map(([name, text]) => [name, text.trim()])) as Record<Name, string>;

/** At least 8 characters, with a lowercase letter, a digit and a special character (ACC-RULE-030). */
export function isStrong(password: string): boolean {
  const composed = password.normalize('NFC');
  return (
    [...composed].length >= SHORTEST &&
    /\p{Ll}/u.test(composed) &&
    /\d/.test(composed) &&
    /[^\p{L}\p{M}\p{N}_\s]/u.test(composed)
  );
}

/** Checks a trimmed new password and its repetition (ACC-RULE-030, ACC-RULE-031). Empty when both are valid. */
export function checkNewPassword({ new: wanted, confirm }: NewPassword): PasswordErrors<NewPassword> {
  const errors: PasswordErrors<NewPassword> = {};
  if (wanted === '') errors.new = texts.newRequired;
  else if (!isStrong(wanted)) errors.new = texts.weak;
  if (confirm === '') errors.confirm = texts.confirmRequired;
  else if (confirm !== wanted) errors.confirm = texts.different;
  return errors;
}

/** Like checkNewPassword, with the current password. */
export function checkPasswordChange(change: PasswordChange): PasswordErrors<PasswordChange> {
  const errors: PasswordErrors<PasswordChange> = checkNewPassword(change);
  return change.current === '' ? { current: texts.currentRequired, ...errors } : errors;
}

export const isValid = (errors: object): boolean => Object.keys(errors).length === 0;

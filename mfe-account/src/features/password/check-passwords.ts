import { messages } from '../../messages';

const texts = messages.password;
/** Characters (spec 1 §9). */
const SHORTEST = 8;

export interface NewPassword {
  new: string;
  confirm: string;
}

export interface PasswordChange extends NewPassword {
  current: string;
}

export type PasswordErrors<Fields> = Partial<Record<keyof Fields, string>>;

/** Blanks around a password are a slip of the thumb, in each of the fields (spec 1 §5; decision "trimmed alike"). */
export const trimPasswords = <Name extends string>(typed: Record<Name, string>): Record<Name, string> =>
  Object.fromEntries(Object.entries<string>(typed).map(([name, text]) => [name, text.trim()])) as Record<Name, string>;

/** A lowercase letter, a digit, a character that is neither, at least 8 of them (spec 1 §5). */
export function isStrong(password: string): boolean {
  const composed = password.normalize('NFC');
  return (
    [...composed].length >= SHORTEST &&
    /\p{Ll}/u.test(composed) &&
    /\d/.test(composed) &&
    /[^\p{L}\p{M}\p{N}_\s]/u.test(composed)
  );
}

/** What is wrong with a new password and its repetition, trimmed already (spec 1 §5). Empty when nothing is. */
export function checkNewPassword({ new: wanted, confirm }: NewPassword): PasswordErrors<NewPassword> {
  const errors: PasswordErrors<NewPassword> = {};
  if (wanted === '') errors.new = texts.newRequired;
  else if (!isStrong(wanted)) errors.new = texts.weak;
  if (confirm === '') errors.confirm = texts.confirmRequired;
  else if (confirm !== wanted) errors.confirm = texts.different;
  return errors;
}

/** The same, with the password that is to be changed. */
export function checkPasswordChange(change: PasswordChange): PasswordErrors<PasswordChange> {
  const errors: PasswordErrors<PasswordChange> = checkNewPassword(change);
  return change.current === '' ? { current: texts.currentRequired, ...errors } : errors;
}

export const isValid = (errors: object): boolean => Object.keys(errors).length === 0;

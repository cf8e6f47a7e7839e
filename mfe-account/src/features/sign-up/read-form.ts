import { readText } from '@nkm/contracts';
import type { Registration } from './check-registration';
import { withoutDigits } from './without-digits';
import type { Draft } from './sign-up-draft';

const inputOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | null | undefined;

/** Reads the current values, trimmed (ACC-RULE-027), typed or filled in by a password manager. */
export function readForm(form: HTMLFormElement | null, captchaToken: string): Registration {
  const text = (name: string) => inputOf(form, name)?.value ?? '';
  const tick = (name: string) => inputOf(form, name)?.checked ?? false;
  return {
    surname: readText(text('surname')),
    other_names: readText(text('other_names')),
    email: text('email').trim(),
    password: text('password').trim(),
    news: tick('news'),
    terms: tick('terms'),
    captchaToken,
  };
}

/** Reads the values to store, untrimmed, because the shopper can be in the middle of a name with a space. */
export function readDraft(form: HTMLFormElement | null): Draft {
  const { news, terms } = readForm(form, '');
  const text = (name: string) => inputOf(form, name)?.value ?? '';
  return { surname: text('surname'), other_names: text('other_names'), email: text('email'), news, terms };
}

/**
 * Removes digits from a name field and keeps the caret position. It checks the value, because phone keyboards send no
 * key events and a paste can contain digits.
 * @returns true when there were digits
 */
export function dropDigits(input: HTMLInputElement): boolean {
  const { value, selectionStart } = input;
  const kept = withoutDigits(value);
  if (kept === value) return false;
  const caret = withoutDigits(value.slice(0, selectionStart ?? value.length)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
  return true;
}

/** Focuses a field of the visible step. */
export function focusField(form: HTMLFormElement | null, field: string): void {
  inputOf(form, field)?.focus();
}

import { cleanName } from '@nkm/contracts';
import type { Registration } from './check-registration';
import { withoutDigits } from './without-digits';
import type { Draft } from './sign-up-draft';

const inputOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | null | undefined;

/** What the form holds right now, trimmed (spec 1 §5), typed or filled in by a password manager. */
export function readForm(form: HTMLFormElement | null, captchaToken: string): Registration {
  const text = (name: string) => inputOf(form, name)?.value ?? '';
  const tick = (name: string) => inputOf(form, name)?.checked ?? false;
  return {
    surname: cleanName(text('surname')),
    other_names: cleanName(text('other_names')),
    email: text('email').trim(),
    password: text('password').trim(),
    news: tick('news'),
    terms: tick('terms'),
    captchaToken,
  };
}

/** What of it is kept, as it was typed: a space that a name goes on after is not taken away. */
export function readDraft(form: HTMLFormElement | null): Draft {
  const { news, terms } = readForm(form, '');
  const text = (name: string) => inputOf(form, name)?.value ?? '';
  return { surname: text('surname'), other_names: text('other_names'), email: text('email'), news, terms };
}

/**
 * Takes digits out of a name's field and leaves the caret where it was. The value is looked at rather than the keys:
 * keyboards of phones send none, and digits are pasted, too.
 * @returns whether there were any
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

/** Puts the focus into a field of the step that is shown. */
export function focusField(form: HTMLFormElement | null, field: string): void {
  inputOf(form, field)?.focus();
}

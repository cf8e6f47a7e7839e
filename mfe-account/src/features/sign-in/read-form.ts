import { type Credentials, isComplete } from './request-code';

/** Reads the current values, typed or filled in by a password manager. */
export function readForm(form: HTMLFormElement | null): Credentials {
  return { email: inputOf(form, 'email')?.value ?? '', password: inputOf(form, 'password')?.value ?? '' };
}

/** Restores the email after a reload, unless the field already has a value. */
export function fillEmail(form: HTMLFormElement | null, email: string): void {
  const input = inputOf(form, 'email');
  if (input && input.value === '') input.value = email;
}

/**
 * True when both fields are filled. Browsers hide autofilled values until the first touch or key press. Such a field
 * counts as filled, because its value is available when the shopper presses the button.
 */
export function canSubmit(form: HTMLFormElement | null): boolean {
  if (isComplete(readForm(form))) return true;
  return ['email', 'password'].every((name) => {
    const input = inputOf(form, name);
    return input !== null && (input.value !== '' || isFilledByBrowser(input));
  });
}

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  return (form?.elements.namedItem(name) as HTMLInputElement | null | undefined) ?? null;
}

function isFilledByBrowser(input: HTMLInputElement): boolean {
  try {
    return input.matches(':autofill');
  } catch {
    return false; // the browser does not support the selector
  }
}

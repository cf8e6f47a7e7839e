import { type Credentials, isComplete } from './request-code';

/** What the form holds right now, typed or filled in by a password manager. */
export function readForm(form: HTMLFormElement | null): Credentials {
  return { email: inputOf(form, 'email')?.value ?? '', password: inputOf(form, 'password')?.value ?? '' };
}

/** Puts the address back that the shopper typed before a reload; what is there already stays. */
export function fillEmail(form: HTMLFormElement | null, email: string): void {
  const input = inputOf(form, 'email');
  if (input && input.value === '') input.value = email;
}

/**
 * Both are filled. Browsers hide from the page what they filled in until the first touch or key: such a field counts
 * as filled, its value is there by the time the button was pressed.
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
    return false; // a browser that does not know the selector
  }
}

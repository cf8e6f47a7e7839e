import { tabStorage } from '@nkm/platform/stored';

const KEY = 'registered-email';

/** Keeps the email of a new account for this tab, so that the notice can name it until the email is verified. */
export function keepRegistration(email: string): void {
  tabStorage.set(KEY, email);
}

export function forgetRegistration(): void {
  tabStorage.set(KEY, null);
}

/** The email of the account that this tab created, or null. */
export const registeredEmail = (): string | null => tabStorage.get(KEY);

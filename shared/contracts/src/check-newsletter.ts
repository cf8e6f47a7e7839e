import { readText } from './read-text';

/** Fields of the newsletter forms in the footer and on the home page (SH-FIELD-002). */
export interface NewsletterSignup {
  name: string;
  email: string;
}

export interface NewsletterFault {
  kind: keyof typeof NEWSLETTER_FAULTS;
  field: keyof NewsletterSignup;
  message: string;
}

/** Visible strings. Strings fixed by requirements stay verbatim. */
export const NEWSLETTER_FAULTS = {
  name: 'Name is required',
  email: 'Email is required',
  address: 'Email is invalid',
} as const;

const STANDARD_ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Returns the first fault, or null. Order: missing name, missing e-mail, invalid e-mail (SH-RULE-018). */
export function checkNewsletter({ name, email }: NewsletterSignup): NewsletterFault | null {
  if (readText(name) === '') return { kind: 'name', field: 'name', message: NEWSLETTER_FAULTS.name };
  if (email.trim() === '') return { kind: 'email', field: 'email', message: NEWSLETTER_FAULTS.email };
  if (!STANDARD_ADDRESS.test(email.trim())) {
    return { kind: 'address', field: 'email', message: NEWSLETTER_FAULTS.address };
  }
  return null;
}

import { messages } from './messages';

/** What the form holds (spec 1 §3). */
export interface NewsletterSignup {
  name: string;
  email: string;
}

export interface NewsletterFault {
  kind: 'name' | 'email' | 'address';
  field: keyof NewsletterSignup;
  message: string;
}

const STANDARD_ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The first thing that is wrong, in this order: no name, no e-mail, no proper e-mail (spec 1 §5). Null: all is well. */
export function checkNewsletter({ name, email }: NewsletterSignup): NewsletterFault | null {
  if (name.trim() === '') return { kind: 'name', field: 'name', message: messages.nameRequired };
  if (email.trim() === '') return { kind: 'email', field: 'email', message: messages.emailRequired };
  if (!STANDARD_ADDRESS.test(email.trim())) {
    return { kind: 'address', field: 'email', message: messages.emailInvalid };
  }
  return null;
}

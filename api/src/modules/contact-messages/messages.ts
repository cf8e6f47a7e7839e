import type { ContactMessage } from './message';

/** Every text of this module that shoppers or staff see. Strings fixed by requirements stay verbatim. */
export const messages = {
  nameRequired: 'name is required',
  nameLength: (min: number, max: number) => `name must have ${min} to ${max} characters`,
  emailRequired: 'email is required',
  emailInvalid: 'email is invalid',
  subjectRequired: 'subject is required',
  contentRequired: 'content is required',
  captchaRequired: 'captcha is required',
  tooLong: (field: string, most: number) => `${field} may have at most ${most} characters`,
  received: 'Your message has been received. We will respond within 24 to 48 business hours.',
  mail: (brand: string, { name, email, subject, content }: ContactMessage) => ({
    subject: `${brand} contact form: ${subject}`,
    text: `${name} <${email}> wrote through the contact form:\n\n${content}`,
  }),
};

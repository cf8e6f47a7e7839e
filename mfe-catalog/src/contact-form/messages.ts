/** Visible strings of the contact form, inquiry and abuse report. Strings fixed by requirements stay verbatim. */
export const messages = {
  name: 'Name',
  nameHint: (max: number) => `Up to ${max} characters; a first name is enough.`,
  email: 'Email',
  subject: 'Subject',
  content: 'Content',
  send: 'Send',
  nameRequired: 'name is required',
  nameLength: (min: number, max: number) => `name must have ${min} to ${max} characters`,
  emailRequired: 'email is required',
  emailInvalid: 'email is invalid',
  subjectRequired: 'subject is required',
  contentRequired: 'content is required',
  captchaRequired: 'captcha is required',
  invalidForm: 'Invalid Form',
  notSent: 'Could not sent message, error in your data',
} as const;

/** Visible strings of /Contact-Us, loaded with its code. Strings fixed by requirements stay verbatim. */
export const messages = {
  description: 'Write to us about your order, your account or your store. We respond within 24 to 48 business hours.',
  promise: 'Write to us. We respond within 24 to 48 business hours.',
  form: 'Contact form',
  needsScripts: 'To use this form, turn on JavaScript in your browser.',
} as const;

/** Visible strings of /Contact-Us (spec 2 §2). They come with its code. */
export const messages = {
  description: 'Write to us about your order, your account or your store. We respond within 24 to 48 business hours.',
  promise: 'Write to us. We respond within 24 to 48 business hours.',
  form: 'Message to us',
  needsScripts: 'This form needs JavaScript, which is switched off in this browser.',
  otherWays: 'Other ways to reach us',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  chat: 'Chat with us',
  findAnswers: 'Many questions are answered already:',
  faqs: 'FAQs',
} as const;

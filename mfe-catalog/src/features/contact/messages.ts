/** Visible strings of /Contact-Us, loaded with its code. Strings fixed by requirements stay verbatim. */
export const messages = {
  description: 'Write to us about your order, your account or your store. We respond within 24 to 48 business hours.',
  promise: 'Write to us. We respond within 24 to 48 business hours.',
  form: 'Contact form',
  needsScripts: 'To use this form, turn on JavaScript in your browser.',
  otherWays: 'Other ways to get an answer',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  chat: 'Chat with us',
  findAnswers: 'Find answers to common questions:',
  faqs: 'FAQs',
  whereParcel: 'See where your parcel is:',
  trackOrder: 'Track your order',
  aboutProduct: 'Ask a store about its products:',
  askStore: 'Contact a store',
} as const;

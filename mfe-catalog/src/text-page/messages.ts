/** Visible strings beside texts, loaded with their code. */
export const messages = {
  needHelp: 'Do you need help?',
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
  anythingElse: 'Ask us anything else:',
  contactUs: 'Contact Us',
} as const;

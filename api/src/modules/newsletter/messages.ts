const NAME = /^[\p{L}\p{M}'’ -]{1,60}$/u;

/** Anyone can enter another person's address, so text that is not a name, such as a link, is not sent. */
const greet = (name: string) => (NAME.test(name) ? `Hello ${name},` : 'Hello,');

/** Every text of this module that readers see. */
export const messages = {
  nameRequired: 'Name is required',
  nameTooLong: 'Name is too long',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  subscribed: 'Successfully Subscribed to newsletter',
  pageTitle: 'Newsletter',
  confirmQuestion: (brand: string) => `Do you want to receive the ${brand} newsletter?`,
  confirmButton: 'Confirm subscription',
  confirmed: (brand: string) => `You are subscribed to the ${brand} newsletter.`,
  confirmExpired: 'This link has expired or was replaced by a newer one. Subscribe again in the shop.',
  unsubscribeQuestion: (brand: string) => `Unsubscribe from the ${brand} newsletter?`,
  unsubscribeButton: 'Unsubscribe',
  unsubscribed: (brand: string) => `You have unsubscribed from the ${brand} newsletter.`,
  backToShop: (brand: string) => `Back to ${brand}`,
  confirmationMail: (brand: string, name: string, confirm: string) => ({
    subject: `Confirm your subscription to the ${brand} newsletter`,
    text: [
      greet(name),
      `Please confirm that you want to receive news of new arrivals and deals at ${brand}:\n${confirm}`,
      'The link works for 7 days. If you did not ask for this, ignore this email. You will not get the newsletter.',
    ].join('\n\n'),
  }),
  welcomeMail: (brand: string, name: string, shop: string, unsubscribe: string) => ({
    subject: `Welcome to the ${brand} newsletter`,
    text: [
      greet(name),
      `You will now receive news of new arrivals and deals at ${brand}: ${shop}`,
      `To unsubscribe, open this link:\n${unsubscribe}`,
    ].join('\n\n'),
  }),
};

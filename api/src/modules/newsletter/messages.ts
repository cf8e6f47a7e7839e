const NAME = /^[\p{L}\p{M}'’ -]{1,60}$/u;

/** Every text of this module that readers see. */
export const messages = {
  nameRequired: 'Name is required',
  nameTooLong: 'Name is too long',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  subscribed: 'Successfully Subscribed to newsletter',
  unsubscribeTitle: 'Newsletter',
  unsubscribeQuestion: (brand: string) => `Unsubscribe from the ${brand} newsletter?`,
  unsubscribeButton: 'Unsubscribe',
  unsubscribed: (brand: string) => `You are unsubscribed from the ${brand} newsletter.`,
  backToShop: (brand: string) => `Back to ${brand}`,
  welcomeMail: (brand: string, name: string, shop: string, unsubscribe: string) => ({
    subject: `Welcome to the ${brand} newsletter`,
    text: [
      // Anyone can enter another person's address, so text that is not a name, such as a link, is not sent.
      NAME.test(name) ? `Hello ${name},` : 'Hello,',
      `you will now receive news of new arrivals and deals at ${brand}: ${shop}`,
      `You did not ask for this, or no longer want it? Unsubscribe here:\n${unsubscribe}`,
    ].join('\n\n'),
  }),
};

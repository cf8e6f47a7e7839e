const NAME = /^[\p{L}\p{M}'’ -]{1,60}$/u;

/** Every text that a reader of the newsletter may read from this module. */
export const messages = {
  nameRequired: 'Name is required',
  nameTooLong: 'Name is too long',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  subscribed: 'Successfully Subscribed to newsletter',
  unsubscribeTitle: 'Newsletter',
  unsubscribeQuestion: (brand: string) => `Do you want to stop getting the newsletter of ${brand}?`,
  unsubscribeButton: 'Unsubscribe',
  unsubscribed: (brand: string) => `Done: no newsletter of ${brand} comes to this address any more.`,
  backToShop: (brand: string) => `Back to ${brand}`,
  welcomeMail: (brand: string, name: string, shop: string, unsubscribe: string) => ({
    subject: `Welcome to the newsletter of ${brand}`,
    text: [
      // Anybody can enter anybody's address: what is no name, but perhaps a link, is not sent to them.
      NAME.test(name) ? `Hello ${name},` : 'Hello,',
      `from now on you hear of new arrivals and deals at ${brand}: ${shop}`,
      `You did not ask for it, or have had enough? Unsubscribe here:\n${unsubscribe}`,
    ].join('\n\n'),
  }),
};

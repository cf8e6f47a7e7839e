import type { Letter } from '../contact/check-letter';

/** Texts that shoppers and vendors read from this module. */
export const messages = {
  sent: (store: string) => `Your message has been sent to ${store}. They will reply to your email address.`,
  unreachable: (store: string) => `${store} cannot receive messages right now. Please try again later.`,
  mail: (brand: string, store: string, { name, email, subject, content }: Letter) => ({
    subject: `Inquiry on ${brand}: ${subject}`,
    text: [
      `Hello ${store},`,
      `${name} wrote to your store on ${brand}. Reply to ${email}; this mailbox is not monitored.`,
      content,
    ].join('\n\n'),
  }),
};

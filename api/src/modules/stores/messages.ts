import type { Letter } from '../contact/check-letter';

/** Every text that somebody may read from this module. */
export const messages = {
  sent: (store: string) => `Your message has been sent to ${store}. The store answers to your email address.`,
  unreachable: (store: string) => `${store} takes no messages at the moment.`,
  mail: (brand: string, store: string, { name, email, subject, content }: Letter) => ({
    subject: `Inquiry on ${brand}: ${subject}`,
    text: [
      `Hello ${store},`,
      `${name} wrote to your store on ${brand}. Answer to ${email}: this mail itself has no reader.`,
      content,
    ].join('\n\n'),
  }),
};

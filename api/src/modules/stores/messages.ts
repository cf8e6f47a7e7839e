import type { ContactMessage } from '../contact-messages/public';

/** Texts that shoppers and vendors read from this module. */
export const messages = {
  sent: (store: string) => `Your message has been sent to ${store}. They will reply to your email address.`,
  unreachable: (store: string) => `${store} cannot receive messages right now. Please try again later.`,
  noInquiry: 'Inquiry not found.',
  alreadyAnswered: 'This inquiry has already been answered.',
  answerSent: 'Answer sent',
  answerMail: (
    brand: string,
    store: string,
    { name, subject, content, answer }: ContactMessage & { answer: string },
  ) => ({
    subject: `Reply from ${store}: ${subject}`,
    text: [
      `Hello ${name},`,
      `${store} replied to the message that you sent on ${brand}:`,
      answer,
      `You wrote:\n${content}`,
    ].join('\n\n'),
  }),
  mail: (brand: string, store: string, { name, email, subject, content }: ContactMessage) => ({
    subject: `Inquiry on ${brand}: ${subject}`,
    text: [
      `Hello ${store},`,
      `${name} wrote to your store on ${brand}. Reply to ${email}; this mailbox is not monitored.`,
      content,
    ].join('\n\n'),
  }),
};

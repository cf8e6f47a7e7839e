/** Texts that a shopper may read from what happens after delivery. */
export const messages = {
  confirmed: 'Receipt confirmed',
  noInvoice: 'You have no such invoice.',
  notDelivered: 'This is not delivered, so its receipt cannot be confirmed.',
};

import { article, list, type PageSeed, question } from '../page';

export const payment: PageSeed = {
  slug: 'payment',
  title: 'Payment',
  category: 'Quick links',
  sections: [
    article(
      'Pay online, safely',
      'You pay by card on the page of our payment provider, Paystack. Your card number goes there and nowhere else: neither {brand} nor any store ever sees it.',
    ),
    article(
      'What you pay',
      list(
        'The products, the delivery of each store, and any fees and taxes, each in a line of its own.',
        'What the checkout showed is what is charged, to the kobo.',
        'Prices can be shown in US dollars. You are always charged in naira.',
      ),
    ),
    question(
      'My payment did not go through. Is my order lost?',
      'No. Your products stay reserved for 30 minutes. Open My orders and choose Try Again: it starts a fresh payment for the same order.',
    ),
    question(
      'I was charged, but the order still says Uncompleted.',
      'We ask the bank again by ourselves, so give it a few minutes and do not pay a second time. If an order is paid twice by mistake, the second payment goes back to you.',
    ),
    question(
      'Which other ways to pay are there?',
      'The checkout lists all of them and says which ones are open at the moment.',
    ),
  ],
};

import { article, control, list, type PageSeed, question } from '../page';

export const payment: PageSeed = {
  slug: 'payment',
  title: 'Payment',
  category: 'Quick links',
  sections: [
    article(
      'Pay online, safely',
      'You pay by card on the page of our payment provider, Paystack. Neither {brand} nor any store sees your card number.',
    ),
    article(
      'What you pay',
      list(
        'Checkout lists the products, the delivery of each store, and all fees and taxes separately.',
        'We charge exactly the total that checkout shows.',
        'Prices in US dollars are approximate. You always pay in naira.',
      ),
    ),
    question(
      'My payment failed. Is my order lost?',
      `No. We reserve your products for 30 minutes. Open <a href="/my-orders">your orders</a> and choose ${control('Try Again')} to pay the same order.`,
    ),
    question(
      'I was charged, but the order still says Uncompleted.',
      'We check the payment with the provider automatically. Wait a few minutes, and do not pay again. If you pay an order twice by mistake, we refund the second payment.',
    ),
    question('Can I pay in another way?', 'Checkout lists all payment methods and shows which ones are available now.'),
  ],
};

import { article, list, type PageSeed } from '../page';

export const terms: PageSeed = {
  slug: 'terms',
  title: 'Terms of use',
  category: 'Company',
  sections: [
    article(
      'What {brand} is',
      '{brand} is an online marketplace for Nigeria. Many stores sell here. You buy from the store that is named on the page of the product; we run the place, the payment and the delivery.',
    ),
    article(
      'Your account',
      list(
        'You can look around, fill a cart and report abuse without one. To order you need one.',
        'Give us your real name and an e-mail that you can read, and keep your password and your codes to yourself. We never ask you for a code.',
        'Accounts with fake documents, and accounts that are used to do harm, are blocked.',
      ),
    ),
    article(
      'Orders and prices',
      list(
        'An order is made when it is paid. Until then your products are reserved for 30 minutes.',
        'The price is the one that the checkout showed when you ordered.',
        'Prices are in naira. Amounts in dollars are there to help you compare.',
      ),
    ),
    article(
      'Delivery, receipt, return',
      'See <a href="/editorial/delivery">Delivery and pickup</a> and the <a href="/editorial/returns-policy">Returns policy</a>. If you do not confirm the receipt of a delivered parcel, it counts as received after 72 hours; your right to return it stays.',
    ),
    article(
      'Reviews and questions',
      'Write what you have seen yourself. We take down what insults people, what advertises, and what is not about the product.',
    ),
    article(
      'Coupons and coins',
      'A coupon holds under the conditions that stand on it. Coins are a thank-you; they cannot be sold and are not paid out.',
    ),
  ],
};

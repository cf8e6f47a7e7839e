import { article, list, type PageSeed } from '../page';

export const terms: PageSeed = {
  slug: 'terms',
  title: 'Terms of use',
  category: 'Company',
  sections: [
    article(
      'What {brand} is',
      '{brand} is an online marketplace for Nigeria with many stores. You buy from the store that the product page names. We run the site and handle payment and delivery.',
    ),
    article(
      'Your account',
      list(
        'You can browse, fill a cart and report abuse without an account. You need one to order.',
        'Give us your real name and an email address that you check. Keep your password and your codes secret. We never ask you for a code.',
        'We block accounts with fake documents and accounts that harm others.',
      ),
    ),
    article(
      'Orders and prices',
      list(
        'An order is complete when you have paid for it. Until then, we reserve your products for 30 minutes. An order in cash is complete when we confirm it.',
        'You pay the price that checkout showed when you ordered.',
        'Dollar prices are approximate. You pay in naira.',
      ),
    ),
    article(
      'Delivery, receipt and returns',
      'See <a href="/editorial/delivery">Delivery and pickup</a> and the <a href="/editorial/returns-policy">Returns policy</a>. If you do not confirm receipt of a parcel, it counts as received after 72 hours. You can still return products.',
    ),
    article(
      'Reviews and questions',
      'Write about your own experience. We remove insults, advertising and anything that is not about the product.',
    ),
    article(
      'Coupons and coins',
      'Each coupon states its conditions. Coins are a reward. You cannot sell them, and we do not pay them out.',
    ),
  ],
};

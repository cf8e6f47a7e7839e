import { article, list, type PageSeed, steps } from '../page';

export const howToOrder: PageSeed = {
  slug: 'how-to-order',
  title: 'How to order',
  category: 'Quick links',
  sections: [
    article(
      'In five steps',
      steps(
        'Find what you want: by category, or with the search box. A slip of the pen does no harm.',
        'Put it into your cart. You need no account for that, and your cart waits for you.',
        'Tick what you want to buy now and go to the checkout. Sign in there; we send a six-digit code to your e-mail.',
        'Choose a pickup station and, if you like, a delivery time. You see every fee before you pay.',
        'Pay by card. The confirmation comes by e-mail, and your order stands under My orders.',
      ),
    ),
    article(
      'One cart, many stores',
      'Each store packs its own part of your order. That is why one order can have several invoices: each store has its own, with its own tracking number.',
    ),
    article(
      'When it has arrived',
      list(
        'Confirm the receipt within 72 hours and you get 10 coins.',
        'Review the product and rate the seller: other shoppers read it. A rating earns 5 points.',
        'If something is wrong, ask for a return: see our <a href="/editorial/returns-policy">returns policy</a>.',
      ),
    ),
  ],
};

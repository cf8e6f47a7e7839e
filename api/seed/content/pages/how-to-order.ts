import { article, control, list, type PageSeed, steps } from '../page';

export const howToOrder: PageSeed = {
  slug: 'how-to-order',
  title: 'How to order',
  category: 'Quick links',
  sections: [
    article(
      'Order in five steps',
      steps(
        'Find a product by category or with the search box. The search corrects spelling mistakes.',
        `Choose ${control('Add to cart')}. You do not need an account, and we keep your cart for you.`,
        'Select what you want to buy in the <a href="/cart">cart</a> and go to checkout. Sign in with the six-digit code that we send to your email.',
        'Choose a pickup station, or your address if delivery to the door is available. You see every fee before you pay.',
        'Pay by card or by another method that checkout offers. We confirm your order by email, and you find it under <a href="/my-orders">your orders</a>.',
      ),
    ),
    article(
      'One cart, many stores',
      'Each store packs its own part of your order. So one order can have several invoices, each with its own tracking number.',
    ),
    article(
      'After delivery',
      list(
        `Press ${control('CONFIRM RECEIPT')} within 72 hours to earn 10 coins.`,
        'Review the product and rate the seller to help other shoppers. A rating earns 5 coins.',
        `If something is wrong, press ${control('REQUEST FOR REFUND')}. See our <a href="/editorial/returns-policy">returns policy</a>.`,
      ),
    ),
  ],
};

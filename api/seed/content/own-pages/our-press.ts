import { article, list, type PageSeed } from '../page';

export const ourPress: PageSeed = {
  slug: 'our-press',
  path: '/Our-Press',
  title: 'Our press',
  category: 'Company',
  sections: [
    article(
      '{brand} in short',
      '{brand} is an online marketplace for Nigeria: one place, one cart and one checkout for many independent stores. You may quote this page.',
      list(
        'Electronics, clothing, home and kitchen, jewelry, computers: five principal categories, one search.',
        'Stores sell without a listing fee, without a final value fee and without commission.',
        'GIG Logistics brings the parcels to pickup stations in the 36 states and the FCT.',
        'Payments run through an established provider. {brand} never sees a card number.',
      ),
    ),
    article(
      'Stores sell free of charge',
      'Whoever sells on {brand} keeps what the shopper paid for the goods: 0 percent final value fee, 0 naira listing fee, no commission. In return each store proves who is behind it, with papers that our staff look at one by one.',
    ),
    article(
      'Stock that cannot be sold twice',
      'When an order is placed its goods are held for 30 minutes, until the payment has come. Nobody pays for what another shopper has just bought.',
    ),
    article(
      'Coins for those who confirm',
      'Whoever confirms the receipt of an order within 72 hours earns 10 coins, and a rating of the seller earns 5 points. Honest feedback is what a marketplace lives on. How it works: <a href="/editorial/coins">coins</a>.',
    ),
    article(
      'Questions of journalists',
      'Write to us with the <a href="/Contact-Us">contact form</a> and put Press into the subject. We answer within 24 to 48 business hours.',
    ),
  ],
};

import { article, list, type PageSeed } from '../page';

export const ourPress: PageSeed = {
  slug: 'our-press',
  path: '/Our-Press',
  title: 'Our press',
  category: 'Company',
  sections: [
    article(
      'About {brand}',
      '{brand} is an online marketplace for Nigeria: one cart and one checkout for many independent stores.',
      list(
        'One search for electronics, clothing, home and kitchen, jewelry, and computers.',
        'Stores pay no listing fee, no final value fee and no commission.',
        'GIG Logistics delivers parcels to pickup stations in all 36 states and the FCT.',
        'Established payment providers handle the payments. {brand} never sees a card number.',
      ),
    ),
    article(
      'Stores sell free of charge',
      'Stores keep the full price of their products: 0 percent final value fee, 0 naira listing fee, no commission. In return, each store proves its identity with documents that our staff review.',
    ),
    article(
      'Products reserved while you pay',
      'We reserve the products of an order for 30 minutes while the shopper pays. No shopper pays for a product that another shopper has just bought.',
    ),
    article(
      'Coins for confirmed deliveries',
      'Shoppers earn 10 coins when they confirm a delivery within 72 hours, and 5 coins when they rate the seller. Read more about <a href="/editorial/coins">coins</a>.',
    ),
    article(
      'Press contact',
      'Use the <a href="/Contact-Us">contact form</a> with the subject “Press”. We answer within 24 to 48 business hours.',
    ),
  ],
};

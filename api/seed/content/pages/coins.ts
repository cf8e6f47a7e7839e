import { article, list, type PageSeed, question } from '../page';

export const coins: PageSeed = {
  slug: 'coins',
  title: 'NKM coins',
  category: 'Shop',
  sections: [
    article(
      'How you earn them',
      list(
        'Confirm the receipt of a delivered order within 72 hours: 10 coins.',
        'Rate the seller of a fulfilled order: 5 points.',
      ),
    ),
    article(
      'Where you see them',
      'Your dashboard shows what you have, what you earned and what was debited. Every single movement stands in the coin history.',
    ),
    question('When do they arrive?', 'At once, with the confirmation or the rating.'),
    question('Can I miss the 72 hours?', 'Yes. The order is then fulfilled all the same, but without coins.'),
  ],
};

import { article, control, list, type PageSeed, question } from '../page';

export const coins: PageSeed = {
  slug: 'coins',
  title: 'NKM coins',
  category: 'Shop',
  sections: [
    article(
      'How you earn coins',
      list(
        `Press ${control('CONFIRM RECEIPT')} on a delivered order within 72 hours: 10 coins.`,
        `Press ${control('RATE SELLER')} on a fulfilled order: 5 coins.`,
      ),
    ),
    article(
      'Where to see your coins',
      'Your <a href="/Dashboard">dashboard</a> shows how many coins you have, have earned and have spent. The <a href="/coins-history">coin history</a> lists every movement.',
    ),
    question('When do I get my coins?', 'As soon as you confirm receipt or rate the seller.'),
    question(
      'What happens after 72 hours?',
      'The order becomes Fulfilled automatically, and you earn no coins. You can still return products until the seventh day after delivery.',
    ),
  ],
};

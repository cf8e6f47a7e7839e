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
        `Press ${control('RATE SELLER')} on a fulfilled order: 5 points.`,
      ),
    ),
    article(
      'Where you see them',
      'Your <a href="/Dashboard">dashboard</a> shows your balance, your earnings and your spending. The <a href="/coins-history">coin history</a> lists every movement.',
    ),
    question('When do I get my coins?', 'As soon as you confirm the receipt or rate the seller.'),
    question(
      'What happens after 72 hours?',
      'The order becomes Fulfilled by itself, without coins. You can still return products until the seventh day after delivery.',
    ),
  ],
};

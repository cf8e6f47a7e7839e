import { article, list, type PageSeed } from '../page';

export const flashDealTerms: PageSeed = {
  slug: 'flash-deal-terms',
  title: 'Flash deal terms',
  category: 'Shop',
  sections: [
    article(
      'Flash Sale Terms',
      list(
        'Each customer can buy one item.',
        'Enter the promo code FLASH at checkout.',
        'Discounts go up to 90%. Quantities are limited.',
        'The deals are the same in the mobile app and on the website.',
      ),
    ),
    article(
      'Eligibility Criteria',
      list(
        'Staff of {brand} and their families are not eligible.',
        'We may cancel orders that we find to be fraudulent.',
      ),
    ),
  ],
};

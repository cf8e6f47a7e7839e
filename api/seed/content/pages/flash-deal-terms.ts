import { article, list, type PageSeed } from '../page';

export const flashDealTerms: PageSeed = {
  slug: 'flash-deal-terms',
  title: 'Terms of the flash deals',
  category: 'Shop',
  sections: [
    article(
      'Flash Sale Terms',
      list(
        'One item for each customer.',
        'The promo code FLASH must be entered at the checkout.',
        'Discounts go up to 90 %, on a limited quantity.',
        'The deals are the same in the mobile app and on the website.',
      ),
    ),
    article(
      'Eligibility Criteria',
      list(
        'Staff of {brand} and their families are not eligible.',
        'Orders that are found to be fraudulent may be terminated.',
      ),
    ),
  ],
};

import { article, list, type PageSeed, steps } from '../page';

export const sellWithUs: PageSeed = {
  slug: 'sell-with-us',
  title: 'Sell with us',
  category: 'Business',
  sections: [
    article(
      'What it costs: nothing',
      list('0 % final value fee', '₦0 to list a product', 'No commission'),
      'What a shopper pays for your product is yours. Payments are handled by established payment providers.',
    ),
    article(
      'How to begin',
      steps(
        'Create an account and verify your e-mail and your phone number.',
        'Choose Sell on {brand} at the top of the page and give your personal details.',
        'Prove who you are: account number, bank verification number, a bank statement and an ID of the government.',
        'Our staff look at it. Once you are approved, Go to Dashboard leads to your store.',
      ),
    ),
    article(
      'What we do for you',
      list(
        'GIG Logistics collects your parcels at a station near you.',
        'Shoppers anywhere in Nigeria find your store, and pay before you pack.',
        'Questions of shoppers reach you, and your answers stand on the page of the product.',
      ),
    ),
  ],
};

import { article, control, list, type PageSeed, steps } from '../page';

export const sellWithUs: PageSeed = {
  slug: 'sell-with-us',
  title: 'Sell with us',
  category: 'Business',
  sections: [
    article(
      'Selling is free',
      list('0% final value fee', '₦0 to list a product', 'No commission'),
      'You keep the full price of your products. Established payment providers handle the payments.',
    ),
    article(
      'How to start',
      steps(
        'Create an account, and verify your email and phone number.',
        `Choose ${control('Sell on {brand}')} at the top of the page and enter your personal details.`,
        'Verify your identity with your account number, bank verification number, a bank statement and a government ID.',
        `Our staff review your documents. After approval, ${control('Go to Dashboard')} opens your store.`,
      ),
    ),
    article(
      'What we do for you',
      list(
        'You hand your parcels to GIG Logistics at a station near you.',
        'Shoppers all over Nigeria find your store.',
        'You receive shoppers’ questions, and your answers appear on the product page.',
      ),
    ),
  ],
};

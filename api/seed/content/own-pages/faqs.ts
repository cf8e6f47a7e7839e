import { list, type PageSeed, question } from '../page';

/** What the FAQ says: spec 2 §1. */
export const faqs: PageSeed = {
  slug: 'faqs',
  path: '/faqs',
  title: 'FAQs',
  category: 'Quick links',
  sections: [
    question(
      'How do I register as a seller?',
      'Create an account, then choose Sell on {brand} at the top of the page. Give your personal details and prove who you are. Our staff review every application before it is approved.',
    ),
    question(
      'What do I need for the identity verification?',
      list('Your account number', 'Your bank verification number', 'A bank statement', 'An ID card of the government'),
      'KYC Status at the top of the page shows how far the review is, and what has to be mended if something was rejected.',
    ),
    question(
      'What does selling cost?',
      '0 percent final value fee, 0 naira listing fee and no commission. See <a href="/become-a-vendor">Sell on {brand}</a>.',
    ),
    question(
      'I had an account before. Why can I not sign in?',
      'Old users must reset their password by e-mail. Choose <a href="/account?forgot-password">Forgot password?</a> on the sign-in page: we send you a link to set a new one.',
    ),
    question(
      'Can I change the e-mail of my account?',
      'A seller cannot change the account e-mail, because the verified papers are bound to it. Everybody else can, in the profile.',
    ),
    question(
      'Why was my account blocked?',
      'Accounts are blocked for fake documents or malicious use. Write to us with the <a href="/Contact-Us">contact form</a> if you think that we are mistaken.',
    ),
    question(
      'How do I pay?',
      'Online by card, on the page of our payment provider. The checkout lists every other way and says which ones are open. See <a href="/editorial/payment">Payment</a>.',
    ),
    question(
      'When is delivery free?',
      'For orders over ₦10k. The cart tells you how much is missing. See <a href="/editorial/delivery">Delivery and pickup</a>.',
    ),
    question(
      'Can I return something?',
      'Yes: 7 days return if the goods have problems. See the <a href="/editorial/returns-policy">Returns policy</a>.',
    ),
    question(
      'How do I reach you?',
      'With the <a href="/Contact-Us">contact form</a>, at any hour. A person answers within 24 to 48 business hours.',
    ),
  ],
};

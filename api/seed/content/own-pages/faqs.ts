import { control, list, type PageSeed, question } from '../page';

/** CAT-SCR-073 and CAT-SCR-074 fix what the page says. Most readers are shoppers, so their questions come first. */
export const faqs: PageSeed = {
  slug: 'faqs',
  path: '/faqs',
  title: 'FAQs',
  category: 'Quick links',
  sections: [
    question(
      'How do I pay?',
      'Online by card, on the page of our payment provider. Checkout lists all methods and shows which ones are available. See <a href="/editorial/payment">Payment</a>.',
    ),
    question(
      'When is delivery free?',
      'For orders over ₦10k. The cart shows how much more you need. See <a href="/editorial/delivery">Delivery and pickup</a>.',
    ),
    question(
      'Can I return a product?',
      'Yes, within 7 days, if the goods have problems. You can also change your mind, if the product is unused. See the <a href="/editorial/returns-policy">Returns policy</a>.',
    ),
    question(
      'Why can’t I sign in to my old account?',
      `Old users must reset their password by email. Choose <a href="/account?forgot-password">Forgot password?</a> on the sign-in page. We will email you a link to set a new one.`,
    ),
    question(
      'Can I change the email of my account?',
      'Yes, in your <a href="/profile">profile</a>. A seller cannot change the account email, because it is linked to the verified documents.',
    ),
    question(
      'Why was my account blocked?',
      'Accounts are blocked for fake documents or malicious use. If you think that we made a mistake, use the <a href="/Contact-Us">contact form</a>.',
    ),
    question(
      'How do I contact you?',
      'Use the <a href="/Contact-Us">contact form</a> at any hour. A person answers within 24 to 48 business hours.',
    ),
    question(
      'How do I register as a seller?',
      `Create an account and choose ${control('Sell on {brand}')} at the top of the page. Enter your personal details and verify your identity. Our staff review every application before they approve it.`,
    ),
    question(
      'What do I need for the identity verification?',
      list('Your account number', 'Your bank verification number', 'A bank statement', 'A government ID'),
      `${control('KYC Status')} at the top of the page shows the state of the review. If something is rejected, the page <a href="/KycVerification">KYC verification</a> says what to correct.`,
    ),
    question(
      'What does selling cost?',
      '0 percent final value fee, 0 naira listing fee and no commission. See <a href="/become-a-vendor">Sell on {brand}</a>.',
    ),
  ],
};

import { type PageSeed, question } from '../page';

export const shopperQuestions: PageSeed = {
  slug: 'shopper-questions',
  title: 'Questions of shoppers',
  category: 'Quick links',
  sections: [
    question(
      'I had an account on the old site. How do I get in?',
      'Accounts of the old site need a new password. Choose Forgot password where you sign in: we send you an e-mail with a link.',
    ),
    question(
      'The sign-in code does not come.',
      'Look into your spam folder first. The code lives for 5 minutes; after that a link appears that sends a fresh one.',
    ),
    question(
      'How do I reach you?',
      'Through the <a href="/Contact-Us">contact form</a>. We answer within 24 to 48 business hours.',
    ),
    question(
      'A product is not what it claims to be.',
      'Choose Report Abuse on its page and tell us what is wrong. You need no account for that.',
    ),
    question(
      'Can I send something as a gift?',
      'Yes, stores offer a gift service. Write to us before you order, and we will tell you which ones.',
    ),
    question(
      'How do I leave the newsletter?',
      'With the unsubscribe link at the end of each of its mails. It takes two clicks and no account.',
    ),
    question(
      'How do I delete my account?',
      'On the page Security of your account. Your personal data is erased; what the law wants us to keep of your orders stays without your name.',
    ),
  ],
};

import { type PageSeed, question } from '../page';

export const shopperQuestions: PageSeed = {
  slug: 'shopper-questions',
  title: 'Questions of shoppers',
  category: 'Quick links',
  sections: [
    question(
      'The sign-in code does not come.',
      'Look into your spam folder first. The code lives for 5 minutes; after that a link appears that sends a fresh one.',
    ),
    question('Can I send something as a gift?', 'Yes, stores offer a gift service.'),
    question(
      'How do I leave the newsletter?',
      'With the unsubscribe link at the end of each of its mails. It takes two clicks and no account.',
    ),
  ],
};

import { control, type PageSeed, question } from '../page';

export const shopperQuestions: PageSeed = {
  slug: 'shopper-questions',
  title: 'Shopper questions',
  category: 'Quick links',
  sections: [
    question(
      'My sign-in code has not arrived. What can I do?',
      `Check your spam folder. A code is valid for 5 minutes. After that, choose ${control('Resend')} to get a new one.`,
    ),
    question('Can I send a gift?', 'Yes. Ask the store about its gift service before you order.'),
    question(
      'How do I unsubscribe from the newsletter?',
      'Use the unsubscribe link at the end of each newsletter. You do not need an account.',
    ),
  ],
};

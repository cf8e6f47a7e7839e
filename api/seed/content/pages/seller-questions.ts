import { type PageSeed, question } from '../page';

export const sellerQuestions: PageSeed = {
  slug: 'seller-questions',
  title: 'Questions of sellers',
  category: 'Business',
  sections: [
    question('Who can sell?', 'Anybody with an account on {brand} whose identity was verified.'),
    question(
      'What do you need from me?',
      'Your personal details, an account number, your bank verification number, a bank statement and an ID of the government.',
    ),
    question(
      'How long does the review take?',
      'People look at each request, one by one. KYC Status at the top of the page shows where yours is.',
    ),
    question(
      'My request was rejected. What now?',
      'The page KYC Status lists the sections that were rejected, each with a link. Mend those and send it again.',
    ),
    question(
      'Can I change my e-mail?',
      'Not as a seller: your papers are bound to it. Write to us if you have lost it.',
    ),
    question(
      'Why was an account blocked?',
      'For fake documents, or because it was used to do harm. Write to us if you think that we are mistaken.',
    ),
    question('What does {brand} keep of my sales?', 'Nothing: 0 % final value fee, ₦0 to list, no commission.'),
  ],
};

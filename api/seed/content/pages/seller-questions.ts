import { control, type PageSeed, question } from '../page';

export const sellerQuestions: PageSeed = {
  slug: 'seller-questions',
  title: 'Seller questions',
  category: 'Business',
  sections: [
    question('Who can sell?', 'Anyone with an account on {brand} and a verified identity.'),
    question(
      'What do you need from me?',
      'Your personal details, account number, bank verification number, a bank statement and a government ID.',
    ),
    question(
      'How long does the review take?',
      `Our staff check each application. ${control('KYC Status')} at the top of the page shows the state of yours.`,
    ),
    question(
      'My application was rejected. What can I do?',
      'The page <a href="/KycVerification">KYC verification</a> lists the rejected sections, each with a link. Correct them and submit them again.',
    ),
    question(
      'Can I change my email?',
      'Not as a seller, because it is linked to your documents. If you have lost access to it, use the <a href="/Contact-Us">contact form</a>.',
    ),
    question(
      'Why was an account blocked?',
      'We block accounts for fake documents or malicious use. If you think that we made a mistake, use the <a href="/Contact-Us">contact form</a>.',
    ),
    question('What does {brand} charge?', 'Nothing: 0% final value fee, ₦0 to list, no commission.'),
  ],
};

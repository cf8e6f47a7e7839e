import { article, list, type PageSeed } from '../page';

export const privacyPolicy: PageSeed = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  category: 'Company',
  sections: [
    article('In short', 'We keep what we need to bring you your order, we tell you what it is, and we do not sell it.'),
    article(
      'What we know of you',
      list(
        'Your name, e-mail and phone number, and what you add to your profile.',
        'Your addresses, orders, invoices, reviews and questions.',
        'Your cart and your wishlist, when you are signed in.',
        'If you sell with us: the papers that prove who you are.',
      ),
      'Your password is not among it. We keep a fingerprint that cannot be turned back into it.',
    ),
    article(
      'Who else learns something',
      list(
        'The store that packs your order and the courier that brings it: your name, phone number and where it goes.',
        'Paystack, our payment provider: the amount and your e-mail. Your card number is known to them alone.',
      ),
    ),
    article(
      'What lies in your browser',
      'Your session, cart, wishlist, currency and the products that you looked at lie in the storage of your own browser, because the shop could not work without it.',
      'Anything beyond that waits until you accept it. Accept and Decline are one click each, and you can change your mind at any time.',
    ),
    article(
      'Mails and text messages',
      'We write when it concerns your account or your order. A newsletter comes only if you asked for it, and every one of them has a link that ends it.',
    ),
    article(
      'Your rights',
      'What we keep of you is yours to see, to correct, to take along and to have deleted. Orders stay for the books, without your name. Write to us with the <a href="/Contact-Us">contact form</a> for anything that your profile does not offer.',
    ),
  ],
};

import { article, control, list, type PageSeed } from '../page';

export const privacyPolicy: PageSeed = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  category: 'Company',
  sections: [
    article('In short', 'We store what we need to deliver your orders. You can see all of it, and we never sell it.'),
    article(
      'What we store about you',
      list(
        'Your name, email and phone number, and everything else in your <a href="/profile">profile</a>.',
        'Your <a href="/addresses">addresses</a>, orders, invoices, reviews and questions.',
        'Your cart and your wishlist while you have an account.',
        'If you sell with us: the documents that prove your identity.',
      ),
      'We never store your password, only a hash that cannot be reversed.',
    ),
    article(
      'Who receives your data',
      list(
        'The store that packs your order and the courier receive your name, your phone number, and your address or pickup station.',
        'Paystack, our payment provider, receives the amount and your email. Only Paystack knows your card number.',
      ),
    ),
    article(
      'What your browser stores',
      'Your browser stores your session, cart, wishlist, currency and the products that you viewed. The shop needs them to work. A random number, kept for 30 days after your last visit, gives you the same version of each page; it does not identify you.',
      `We store anything else only with your consent. You can ${control('Accept')} or ${control('Decline')}, and change your mind at any time with ${control('Privacy choices')}.`,
    ),
    article(
      'Emails and text messages',
      'We write to you about your account and your orders. You get the newsletter only if you subscribed and confirmed it by email, and each one has an unsubscribe link.',
    ),
    article(
      'Your rights',
      'You can see, correct, download and delete your data. Correct it in your <a href="/profile">profile</a>. Download or delete it on the page <a href="/security">Security</a>. We keep orders for our books, without your name. If you used a limited coupon or a flash deal, we keep a hash of your email and phone number for two years after the last use or after the deletion of your account, so that one person uses it only once.',
      'For anything else, use the <a href="/Contact-Us">contact form</a>.',
    ),
  ],
};

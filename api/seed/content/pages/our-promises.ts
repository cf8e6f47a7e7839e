import { article, type PageSeed } from '../page';

export const ourPromises: PageSeed = {
  slug: 'our-promises',
  title: 'Our promises',
  category: 'About',
  sections: [
    article('Free delivery', 'For orders over ₦10k. The cart shows how much more you need.'),
    article('7 days return', 'If the goods have problems, you can return them within 7 days of delivery.'),
    article('Secure payment', 'You pay on the page of our payment provider. We never see your card number.'),
    article(
      '24/7 support',
      'Write to us at any hour with the <a href="/Contact-Us">contact form</a>. A person answers within 24 to 48 business hours.',
    ),
    article('Gift service', 'Ask the store about its gift service before you order.'),
    article('Nationwide shipping', 'From stores all over Nigeria to a pickup station near you.'),
  ],
};

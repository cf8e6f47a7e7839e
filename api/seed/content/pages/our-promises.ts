import { article, type PageSeed } from '../page';

export const ourPromises: PageSeed = {
  slug: 'our-promises',
  title: 'Our promises',
  category: 'About',
  sections: [
    article('Free delivery', 'For orders over ₦10k. The cart tells you how much is missing.'),
    article('7 days return', 'If the goods have problems, you can return them within 7 days of their delivery.'),
    article('Secure payment', 'You pay online on the page of our payment provider. Your card number stays there.'),
    article('24/7 support', 'You can write to us at any hour. A person answers within 24 to 48 business hours.'),
    article('Gift service', 'Ask for it when you order for somebody you love.'),
    article('Nationwide shipping', 'From stores all over Nigeria, to a pickup station near you.'),
  ],
};

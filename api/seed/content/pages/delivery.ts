import { article, list, type PageSeed, question } from '../page';

export const delivery: PageSeed = {
  slug: 'delivery',
  title: 'Delivery and pickup',
  category: 'Quick links',
  sections: [
    article(
      'Where we deliver',
      'Our stores ship to the whole of Nigeria, with GIG Logistics. You choose the pickup station that suits you, in any state that has one.',
      'Stations are open Monday to Friday from 9 am to 5 pm and Saturday from 10 am to 4 pm. On Sunday they are closed.',
    ),
    article(
      'How long it takes',
      'Your parcel is expected at the station within 5 days of your order. An order from several stores may come in several parcels.',
    ),
    article(
      'What it costs',
      list(
        'Orders over ₦10k are delivered free of charge.',
        'For smaller orders each store has a delivery fee. You see it at the checkout, before you pay.',
        'The cart tells you how much is missing for free delivery.',
      ),
    ),
    question(
      'How do I follow my parcel?',
      'Open the order under My orders and choose View Store Order Details. There is the tracking number with everything that the courier has reported.',
    ),
  ],
};

import { article, control, list, type PageSeed, question } from '../page';

export const delivery: PageSeed = {
  slug: 'delivery',
  title: 'Delivery and pickup',
  category: 'Quick links',
  sections: [
    article(
      'Where we deliver',
      'Our stores ship to all of Nigeria with GIG Logistics. You choose a pickup station in any state. Where delivery to your door is available, checkout offers it.',
      'Stations open Monday to Friday from 9 am to 5 pm and Saturday from 10 am to 4 pm. They close on Sunday.',
    ),
    article(
      'How long it takes',
      'We expect your parcel at the station within 5 days of your order. Each store sends its own parcel.',
    ),
    article(
      'What it costs',
      list(
        'Delivery is free for orders over ₦10k.',
        'For smaller orders, each store charges a delivery fee. You see it at checkout, before you pay.',
        'The cart shows how much more you need for free delivery.',
      ),
    ),
    question(
      'How do I collect my parcel?',
      'When it is ready for pickup, we send you a code by email and text message. Show the code, or the QR code on the page of your order, at the station within 7 days, and bring the cash if you pay in cash. After the last day, the parcel goes back to the store.',
    ),
    question(
      'How do I follow my parcel?',
      `Open <a href="/my-orders">your orders</a> and choose ${control('View Store Order Details')}. You’ll see the tracking number and every update from the courier. Without signing in, <a href="/track-order">track your order</a> with its number and your phone or email.`,
    ),
  ],
};

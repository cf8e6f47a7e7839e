import { article, control, list, type PageSeed, question, steps } from '../page';

export const returnsPolicy: PageSeed = {
  slug: 'returns-policy',
  title: 'Returns policy',
  category: 'Quick links',
  sections: [
    article(
      '7 days, if the goods have problems',
      'If something is wrong with a product, you can return it until the seventh day after delivery. It does not matter whether you have confirmed receipt.',
    ),
    article(
      'What counts as a problem',
      list(
        'The product is broken or does not work.',
        'It differs from its description, or you received the wrong item.',
        'A part is missing.',
      ),
      'Keep the packaging until you have checked everything.',
    ),
    article(
      'How to return a product',
      steps(
        `Open the order under <a href="/my-orders">your orders</a> and choose ${control('REQUEST FOR REFUND')}.`,
        'Select the items and describe the problem. Photos help. The form shows your refund.',
        'Choose how the products go back: take them to a pickup station, or let the courier collect them at your delivery address. If you picked the order up, you take them to a station.',
        'We check your request with the store and email you our decision.',
        'If we approve it, you have 7 days to hand the products over. For a station you get a code and a QR code. Every pickup station takes them.',
        'When the store has the products back, we refund you: to your card or bank account, or in coins if you paid with coins. The order shows the amount.',
      ),
    ),
    question(
      'Who pays for the return?',
      'The shop does, whatever the reason. Write the number of the return on the parcel.',
    ),
    question(
      'What if I miss the 7 days after the approval?',
      'The return stays open, but a code for the station no longer works. <a href="/Contact-Us">Contact us</a> for a new date.',
    ),
    question(
      'Can I cancel before the store sends the parcel?',
      `Yes. While an order is Paid, each product has the button ${control('CANCEL ORDER')}. You cannot undo a cancellation.`,
    ),
    question(
      'I changed my mind. Can I return a product?',
      'Yes, within the same 7 days, if it is unused and in its packaging. Choose “Changed my mind” as the reason. We do not refund the payment gateway fee.',
    ),
    question(
      'I have confirmed receipt. Is it too late?',
      'No. You can still return products until the seventh day after delivery.',
    ),
  ],
};

import { article, list, type PageSeed, question, steps } from '../page';

export const returnsPolicy: PageSeed = {
  slug: 'returns-policy',
  title: 'Returns policy',
  category: 'Quick links',
  sections: [
    article(
      '7 days, if the goods have problems',
      'If something is wrong with what you received, you can return it until the seventh day after its delivery, whether you have confirmed the receipt or not.',
    ),
    article(
      'What counts as a problem',
      list(
        'It is broken, or it does not work.',
        'It is not what the page showed, or not what you ordered.',
        'A part of it is missing.',
      ),
      'Please keep the packing until you know that everything is as it should be.',
    ),
    article(
      'How to return something',
      steps(
        'Open the order under My orders and choose REQUEST FOR REFUND.',
        'Tell us which items it is about and what is wrong. Photos help.',
        'We look at your request together with the store and write to you.',
        'When the store has the goods back, your money goes back to the card that you paid with.',
      ),
    ),
    question(
      'Can I cancel before the parcel is sent?',
      'Yes. While an order is Paid, each of its items has CANCEL ORDER. A cancellation cannot be taken back.',
    ),
    question(
      'I have confirmed the receipt. Is it too late?',
      'No. Confirming earns you coins and does not shorten the 7 days.',
    ),
  ],
};

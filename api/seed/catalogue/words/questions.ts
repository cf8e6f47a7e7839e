type Kind = 'any' | 'wear' | 'device' | 'home';

/** Questions of shoppers and the answers of the stores. */
export const QUESTIONS: Record<Kind, readonly (readonly [question: string, answer: string])[]> = {
  any: [
    ['Is this original?', 'Yes, it is original and comes with a receipt from our shop.'],
    [
      'Do you deliver to Maiduguri?',
      'Yes, we send to every state. You can pick it up at the GIG Logistics station near you.',
    ],
    ['How long does delivery to Abuja take?', 'Usually two to three working days after payment.'],
    ['Can I return it if I do not like it?', 'Yes, within 7 days, unused and in its packaging.'],
    [
      'Can I buy several pieces at a lower price?',
      'For ten pieces or more, send us a message and we will make you an offer.',
    ],
    ['Is the price slightly negotiable?', 'The price on the page is our last price, but look out for coupons.'],
  ],
  wear: [
    ['I wear UK 14, which size should I take?', 'UK 14 is our XL. If you are between two sizes, take the larger one.'],
    ['Does the colour fade?', 'No. Wash it cold and dry it in the shade, and the colour will stay bright.'],
    ['Is it lined?', 'Yes, it has a soft lining inside.'],
  ],
  device: [
    ['Does it come with a Nigerian plug?', 'Yes, with the three-pin plug that we use here.'],
    ['How long is the warranty?', 'Twelve months. Keep your receipt and the box.'],
    ['Does it work on inverter?', 'Yes, it works well on inverter and generator.'],
    ['Is it UK used or brand new?', 'The condition is on this page. New ones are sealed.'],
  ],
  home: [
    ['What are the measurements?', 'They are in the specification table. Ask us if you need more pictures.'],
    ['Is assembly included?', 'Yes, in Lagos, Abuja and Port Harcourt. Elsewhere, follow the manual in the box.'],
    ['Can it be washed?', 'Yes, with mild soap and a soft sponge.'],
  ],
};

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
    ['Can I return it if I do not like it?', 'Yes, within 7 days, unused and in its packing.'],
    [
      'Can I buy several pieces at a lower price?',
      'From ten pieces on, send us a message and we will make you an offer.',
    ],
    ['Is the price slightly negotiable?', 'The price on the page is our last price, but look out for coupons.'],
  ],
  wear: [
    ['I wear UK 14, which size should I take?', 'UK 14 is our XL. If you are between two sizes, take the larger one.'],
    ['Does the colour fade?', 'No. Wash it cold and dry it in the shade, and it will stay as it is.'],
    ['Is it lined?', 'Yes, it has a soft lining inside.'],
  ],
  device: [
    ['Does it come with a Nigerian plug?', 'Yes, with the three-pin plug that we use here.'],
    ['How long is the warranty?', 'Twelve months. Keep your receipt and the box.'],
    ['Does it work on inverter?', 'Yes, it works well on inverter and on generator.'],
    ['Is it UK used or brand new?', 'The condition is written on this page. What we call new is sealed.'],
  ],
  home: [
    [
      'What are the measurements?',
      'You find them in the specification table. Ask us for more pictures if you need them.',
    ],
    ['Is assembly included?', 'In Lagos, Abuja and Port Harcourt yes, elsewhere a manual is in the box.'],
    ['Can it be washed?', 'Yes, with mild soap and a soft sponge.'],
  ],
};

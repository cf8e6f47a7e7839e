/** Review comments, by stars and by kind of article. Every comment is longer than 10 characters. */
export const COMMENTS: Record<'any' | 'wear' | 'device' | 'home', Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  any: {
    5: [
      'Exactly as described, and delivery was fast. God bless this seller.',
      'I am impressed. Will surely buy again.',
      'Correct product! Arrived in Ibadan in two days.',
      'Very good quality for the price, I recommend it.',
      'Packaging was neat and the seller called before dispatch.',
      'This is my second time ordering and it never disappoints.',
      'Original! I checked it very well. Thank you.',
    ],
    4: [
      'Good product, only the delivery took one day longer.',
      'Nice one, but the box was a little rough.',
      'Works fine. I removed one star because of the price.',
      'I like it. The picture is a bit brighter than the real thing.',
      'Solid quality, pickup at the station was easy.',
    ],
    3: [
      'It is okay for the price, nothing special.',
      'Average. I expected better finishing.',
      'Delivery delayed but the item is fine.',
      'Manageable, it does the work.',
    ],
    2: [
      'Not as strong as I expected.',
      'The colour is different from what I ordered.',
      'Took more than a week to reach Makurdi.',
    ],
    1: [
      'Stopped being useful after one week, very disappointed.',
      'Wrong item sent. I had to return it.',
      'Please check before you send, mine came damaged.',
    ],
  },
  wear: {
    5: [
      'It fits perfectly, everybody at the owambe asked me where I bought it.',
      'The material is rich and did not fade after washing.',
      'My husband loves it. Size was correct.',
      'So comfortable, I wore it the whole day.',
    ],
    4: [
      'Beautiful, just a little long for me. My tailor fixed it.',
      'Lovely colour, size runs slightly small.',
      'Good stitching. I would like more colours.',
    ],
    3: ['Fine, but the fabric is lighter than I thought.', 'Size chart is not very exact.'],
    2: ['The seam opened after two washes.', 'Too tight although I ordered my size.'],
    1: ['The colour washed out at once, not happy.'],
  },
  device: {
    5: [
      'Battery is strong, even with our light situation.',
      'Setting it up took five minutes. Very easy.',
      'Fast, clean and original. I tested it at the station.',
      'Has been working for three months now without wahala.',
    ],
    4: [
      'Good device, the charger could be longer.',
      'Does its work well. Manual is not in clear English.',
      'Sound is clear, bass could be deeper.',
    ],
    3: ['Gets warm when you use it for long.', 'Okay, but the battery does not last as written.'],
    2: ['Had to exchange the first one, the second works.', 'Weak signal in my area.'],
    1: ['It refused to come on after four days.'],
  },
  home: {
    5: [
      'My kitchen looks new again, thank you.',
      'Very solid. My mother asked me to order another one.',
      'Easy to clean and it saves gas.',
      'Looks even better in my sitting room than in the picture.',
    ],
    4: [
      'Strong and neat, assembly took some time.',
      'Good size for a family of five.',
      'Nice finishing, one screw was missing but they sent it.',
    ],
    3: ['Smaller than it looks in the picture.', 'It is fine, but needs careful handling.'],
    2: ['Handle became loose after a month.', 'Arrived with a scratch.'],
    1: ['Came broken, the courier did not handle it with care.'],
  },
};

/** Visible strings of the size guide. */
export const messages = {
  title: 'Size guide',
  unit: 'In centimetres',
  advice: 'Measure your body with a soft tape, over thin clothes. These are usual sizes.',
  ask:
    'Measures in the seller’s description count first. ' +
    'Between two sizes? Ask the seller under Questions and Answers.',
} as const;

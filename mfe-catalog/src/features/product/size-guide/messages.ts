/** Visible strings of the size guide. */
export const messages = {
  title: 'Size guide',
  unit: 'In centimetres',
  advice: 'Measure yourself with a soft tape. These are the usual measures.',
  ask:
    'Measures in the seller’s description count first. ' +
    'Between two sizes? Ask the seller under Questions and Answers.',
} as const;

/** Visible strings of the list of brands (spec 2 §2). */
export const messages = {
  description: 'Every brand that the stores of the marketplace sell, from A to Z.',
  letters: 'Letters',
  none: 'There are no brands to show.',
  toShop: 'See all products',
} as const;

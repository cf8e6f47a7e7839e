/** Visible strings of a cart line that several pages show. */
export const messages = {
  flashPrice: (price: string, code: string) => `${price} with code ${code}, ends in`,
  oneUnit: (price: string, regular: string) => `One at ${price}, the rest at ${regular} each.`,
} as const;

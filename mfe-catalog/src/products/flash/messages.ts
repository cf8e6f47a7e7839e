/** Visible strings about flash prices on cards and product pages. */
export const messages = {
  code: (code: string) => `With code ${code}`,
  withCode: (code: string) => `With code ${code}, ends in`,
  left: (left: number) => `${left} left at this price.`,
  regular: (price: string) => `Regular price ${price}.`,
  oneUnit: (price: string, regular: string) => `One at ${price}, the rest at ${regular} each.`,
  replaces: (code: string) => `Replaces ${code}.`,
  savings: (code: string, saves: string, other: string, otherSaves: string) =>
    `${code} saves ${saves}, ${other} saves ${otherSaves}.`,
} as const;

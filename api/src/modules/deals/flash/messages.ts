/** Every text that a shopper may read of the rules of the flash deals (spec 2 §9). */
export const messages = {
  unknownCode: 'This coupon code is not valid.',
  over: (code: string) => `There is no flash deal at the moment: the code ${code} is not valid now.`,
  nothingInDeal: (code: string) => `The code ${code} is for products of today's flash deal; none is among these.`,
  oneEach: (title: string) => `One item per customer: ${title} can be had once in the flash deal.`,
  hadBefore: (title: string) => `One item per customer: you have had ${title} in this flash deal.`,
  soldOut: (title: string) => `The flash deal of ${title} is sold out.`,
};

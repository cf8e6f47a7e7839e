/** Every message about the flash-deal rules that shoppers see. */
export const messages = {
  unknownCode: 'This coupon code is not valid.',
  over: (code: string) => `There is no flash deal at the moment, so the code ${code} is not valid.`,
  nothingInDeal: (code: string) => `The code ${code} is only valid for products in today's flash deal.`,
  hadBefore: (title: string) => `One item per customer: you already ordered ${title} in this flash deal.`,
  soldOut: (title: string) => `The flash deal of ${title} is sold out.`,
};

/** Every text that a shopper may read of the rules of the coupons. */
export const messages = {
  over: (code: string) => `The code ${code} is not valid now.`,
  nothingFor: (code: string, shelf: string) => `The code ${code} is for ${shelf}; none is among these products.`,
};

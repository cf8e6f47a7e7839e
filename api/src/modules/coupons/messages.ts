/** Every message about the coupon rules that shoppers see. */
export const messages = {
  over: (code: string) => `The code ${code} is not valid at the moment.`,
  nothingFor: (code: string, shelf: string) => `The code ${code} is only valid for ${shelf}.`,
};

import { formatMoney, type Kobo, toNaira } from '@nkm/contracts';

/** Every message about the coupon rules that shoppers see. */
export const messages = {
  over: (code: string) => `The code ${code} is not valid at the moment.`,
  usedUp: (code: string) => `The code ${code} has been used up.`,
  hadBefore: (code: string) => `You have already used the code ${code}.`,
  notFirst: (code: string) => `The code ${code} is only valid for your first order.`,
  nothingFor: (code: string, what: string) => `The code ${code} is only valid for ${what}.`,
  tooLittle: (code: string, least: Kobo, missing: Kobo, what: string | null) =>
    `The code ${code} needs a minimum spend of ${formatMoney(toNaira(least))}${what === null ? '' : ` on ${what}`}. ` +
    `Add ${formatMoney(toNaira(missing))} more.`,
  notClaimable: 'This coupon is no longer available.',
};

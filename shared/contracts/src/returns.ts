/** Returns of delivered goods, alike in the browser and on the server (docs/rules.md "Returns"). */

/** Days after delivery in which a return can be requested. */
export const RETURN_DAYS = 7;

/** Days after the approval of a return in which its goods are handed over. Afterwards support decides. */
export const RETURN_HAND_OVER_DAYS = 7;

/** Why a shopper returns goods. With the last one the seller is not at fault. */
export const RETURN_REASONS = [
  'Damaged',
  'Defective',
  'Wrong item',
  'Not as described',
  'Parts missing',
  'Changed my mind',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Longest text of a return, in characters. */
export const RETURN_COMMENT_MAX = 500;

/** Photos of one return or review. */
export const PHOTOS_MAX = 4;

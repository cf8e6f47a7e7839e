/** Returns of delivered goods, alike in the browser and on the server (docs/rules.md "Returns"). */

/** Days after delivery in which a return can be requested. */
export const RETURN_DAYS = 7;

/** Days after the approval of a return in which its goods are handed over. Afterwards support decides. */
export const RETURN_HAND_OVER_DAYS = 7;

/** Why a shopper returns goods. */
export const RETURN_REASONS = [
  'Damaged',
  'Defective',
  'Wrong item',
  'Not as described',
  'Parts missing',
  'Changed my mind',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Whether the reason speaks for a fault of the seller. Staff decide it with the approval. */
export const isSellersFault = (reason: string): boolean => reason !== 'Changed my mind';

/** Longest text of a return, in characters. */
export const RETURN_COMMENT_MAX = 500;

/** Photos of one return or review. */
export const PHOTOS_MAX = 4;

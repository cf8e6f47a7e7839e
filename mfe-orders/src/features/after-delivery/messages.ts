import { REVIEW_WINDOW_HOURS, REWARDS } from '@nkm/contracts';

/** Strings on the page of an invoice that was delivered; those of the specification stay verbatim (spec 2 §4). */
export const messages = {
  confirmReceipt: 'CONFIRM RECEIPT',
  confirmInTime: `Confirm receipt within ${REVIEW_WINDOW_HOURS} hours to earn ${REWARDS.receipt} NKM Coin.`,
  confirmLate: 'You can still confirm receipt; it earns no coins any more.',
  rateSeller: 'RATE SELLER',
  ratePrompt: `Rate seller now and earn ${REWARDS.rating} points!`,
  leaveFeedback: 'LEAVE FEEDBACK',
  reviewed: 'Reviewed',
  buyAgain: 'BUY AGAIN',
  addToCart: 'ADD TO CART',
  /** A button among others of its kind. */
  of: (action: string, product: string) => `${action}: ${product}`,
  unavailable: 'This cannot be opened at the moment. Please try again.',
  notSold: (product: string) => `${product} is not sold any more.`,
  choiceNotSold: (product: string) => `This choice of ${product} is not sold any more.`,
  soldOut: (product: string) => `${product} is sold out at the moment.`,
  cartUnreachable: 'The cart cannot be reached at the moment. Nothing was changed, please try again.',
} as const;

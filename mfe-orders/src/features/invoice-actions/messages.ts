import { REVIEW_WINDOW_HOURS, REWARDS } from '@nkm/contracts';
import { coinText } from '@nkm/contracts/coin-text';

/** Strings of the actions on an invoice. Strings fixed by requirements stay verbatim. */
export const messages = {
  cancelProduct: 'CANCEL ORDER',
  cancelRefused: (reason: string) => `Your request to cancel was refused: ${reason}`,
  confirmReceipt: 'CONFIRM RECEIPT',
  confirmInTime: `Confirm receipt within ${REVIEW_WINDOW_HOURS} hours to earn ${REWARDS.receipt} NKM Coin.`,
  confirmLate: 'You can still confirm receipt, but it earns no coins.',
  rateSeller: 'RATE SELLER',
  ratePrompt: `Rate seller now and earn ${REWARDS.rating} points!`,
  returns: 'RETURNS',
  requestRefund: 'REQUEST FOR REFUND',
  returnUntil: (date: string) => `You can return items until ${date}.`,
  returned: (product: string, quantity: number) => `${quantity} × ${product}`,
  requestedAt: (date: string) => `Requested ${date}`,
  returnReason: (reason: string, comment: string) => `${reason}: ${comment}`,
  returnRefused: (reason: string) => `Refused: ${reason}`,
  expectedRefund: 'When the items have arrived, we will refund:',
  expectedCoins: (coins: number) => `When the items have arrived, we will refund about ${coinText(coins)}.`,
  collected: ({ courier, place, until }: { courier: string; place: string; until: string }) =>
    `${courier} collects the items at ${place} by ${until}.`,
  handIn: ({ place, until }: { place: string; until: string }) => `Hand in the items at ${place} by ${until}.`,
  wayBack: (reference: string) =>
    `Write ${reference} on the parcel. After that date, contact us. The shop pays for the return.`,
  sendTo: (address: string, reference: string) => `Send the items to: ${address}. Write ${reference} on the parcel.`,
  photo: (number: number, reference: string) => `Photo ${number} of return ${reference}`,
  leaveFeedback: 'LEAVE FEEDBACK',
  reviewed: 'Reviewed',
  buyAgain: 'BUY AGAIN',
  addToCart: 'ADD TO CART',
  /** Accessible name that distinguishes the same button of several products. */
  of: (action: string, product: string) => `${action}: ${product}`,
  unavailable: 'This could not be opened. Please try again.',
  notSold: (product: string) => `${product} is no longer sold.`,
  choiceNotSold: (product: string) => `This variant of ${product} is no longer sold.`,
  soldOut: (product: string) => `${product} is sold out.`,
  cartUnreachable: 'The cart could not be reached. Nothing has changed. Please try again.',
} as const;

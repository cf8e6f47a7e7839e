import type { MethodOf } from '@nkm/contracts/payment-methods';
import { coinText } from '@nkm/contracts/coin-text';

// The words of the contracts would come into every page of this slice.
const payBy: Record<MethodOf<'provider'>, (amount: string) => string> = {
  card: (amount) => `Pay ${amount} by card`,
  bank_transfer: (amount) => `Pay ${amount} by bank transfer`,
};

/** Visible strings of the page that changes the way to pay. */
export const messages = {
  title: 'Pay another way',
  order: (reference: string, amount: string) => `Order ${reference}: ${amount} to pay.`,
  ways: 'How do you want to pay?',
  current: 'Your choice so far',
  costs: (amount: string) => `Total ${amount}`,
  costsCoins: (coins: number) => `Total ${coinText(coins)}`,
  choose: 'Choose a way to pay',
  newTotal: (amount: string, before: string) => `The new total is ${amount} instead of ${before}.`,
  sameTotal: (amount: string) => `The total stays ${amount}.`,
  inCash: 'Your order is confirmed at once. You pay when you receive it.',
  earlierPage: 'Close other payment pages of this order. A second payment is refunded in full.',
  pay: (amount: string) => `Pay ${amount}`,
  payBy,
  payInCash: (amount: string) => `Pay ${amount} in cash on delivery`,
  payWithCoins: (coins: number) => `Pay with ${coinText(coins)}`,
  refused: 'The way to pay was not changed',
  whatHelps: 'See what you can do',
  unanswered: 'The shop did not respond. You can try again safely: the order is paid once.',
  cannotChange: 'The way to pay cannot change now',
  yourOrders: 'Your orders',
} as const;

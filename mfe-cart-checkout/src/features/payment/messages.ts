import type { MethodOf } from '@nkm/contracts/payment-methods';
import { coinText } from '@nkm/contracts/coin-text';

/** The button that opens the provider's page, and what that page asks for. */
const ofProvider: Record<MethodOf<'provider'>, { button: string; hint: string | null }> = {
  card: { button: 'PROCEED WITH PAYSTACK', hint: null },
  bank_transfer: {
    button: 'Pay by bank transfer',
    hint: 'The next page shows an account. Send exactly this amount before the account expires.',
  },
};

/** Visible strings of payment and its result. Strings fixed by requirements stay verbatim. */
export const messages = {
  payment: 'Payment',
  amountToPay: 'Amount to pay',
  ofProvider,
  returnToShipping: 'Return to shipping',
  anotherWay: 'Pay another way',
  payWithCoins: (coins: number) => `Pay with ${coinText(coins)}`,
  coinsLeft: (available: number) => `You have ${coinText(available)}. 1 coin = ₦1. Kobo are rounded up.`,
  payInCash: (amount: string, isPickup: boolean) =>
    `Pay ${amount} in cash when ${isPickup ? 'you collect it' : 'it arrives'}.`,
  placeOrder: 'Place order',
  coinsTooFew: 'You do not have enough coins',
  otherPayment: 'Choose another way to pay',
  orderFailed: 'Your order could not be placed',
  orderFailedDetail: 'You were not charged. Your cart is unchanged.',
  orderChanged: 'Your order has changed. Check the amount before you pay.',
  orderRetry: 'You can retry safely: we never place an order twice.',
  orderUnanswered: 'The shop did not respond. You can retry safely: we never place an order twice.',
  orderBusy: (seconds: number) => `Many shoppers are ordering right now. We will try again in ${seconds} seconds.`,
  orderBusyDetail: 'Your cart and choices are saved. No action needed.',
  yourOrders: 'Your orders',
  pickupAt: 'Pickup station',
  deliveredTo: 'Delivery to',
  openingHours: (hours: string) => `Open: ${hours}`,
  orderWaits: 'Your order is placed. Please pay for it now.',
  orderPlaced: 'Your order is placed.',
  seeOrder: 'See your order',
  noPaymentPage: 'Your order is placed, but the payment page could not be opened. Pay from your orders.',

  paymentDone: 'Thank you for your payment. A confirmation email has been sent to your email address.',
  paidWithCoins: (coins: number) => `You paid with ${coinText(coins)}.`,
  confirmedInCash: (reference: string) => `Order ${reference} is confirmed.`,
  checkOrderStatus: 'Check order status',
  paymentPending: 'We are waiting for confirmation of your payment',
  paymentPendingDetail: 'Please do not pay again. This page checks every few seconds and shows the result.',
  paymentUnreachable: 'We cannot reach the payment service right now. Please do not pay again. We will keep trying.',
  paymentUnknown: 'Payment not found',
  paymentUnknownDetail: 'Check your orders to see which ones are paid.',
  paymentFailedTitle: 'Payment failed',
  contactSupport: 'Contact customer support',
  /** The first products of the order by name, and the number of all. */
  stillToPay: (amount: string, names: readonly string[], count: number) => {
    const more = count - names.length;
    const all = [...names, ...(more > 0 ? [more === 1 ? '1 more product' : `${more} more products`] : [])];
    return `Still to pay: ${amount} for ${new Intl.ListFormat('en').format(all)}.`;
  },
  paymentFailed:
    'Unfortunately, your payment could not be processed. Please try again or contact customer support for assistance.',
  tryAgain: 'Try Again',
  reference: (reference: string) => `Reference ${reference}`,
} as const;

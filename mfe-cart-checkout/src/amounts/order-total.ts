import type { Naira, OrderFees } from '@nkm/contracts';
import { collectorOf, type PaymentMethodCode } from '@nkm/contracts/payment-methods';
import { amountsOfQuote } from '@nkm/contracts/quote-amounts';

/** What the order costs with this payment method: with coins, rounded up to a whole one. */
export function totalOf(fees: OrderFees, paymentMethod: PaymentMethodCode | null | undefined): Naira {
  return collectorOf(paymentMethod) === 'coins' ? amountsOfQuote(fees, { inCoins: true }).total : fees.total;
}

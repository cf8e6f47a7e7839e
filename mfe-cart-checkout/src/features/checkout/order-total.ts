import type { Naira, OrderFees } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';
import { amountsOfQuote } from '@nkm/contracts/quote-amounts';
import type { CheckoutDraft } from './draft';

/** What the order costs with this payment method; coins pay no fee of the provider. */
export function totalOf(fees: OrderFees, paymentMethod: CheckoutDraft['paymentMethod']): Naira {
  return collectorOf(paymentMethod) === 'coins' ? amountsOfQuote(fees, { inCoins: true }).total : fees.total;
}

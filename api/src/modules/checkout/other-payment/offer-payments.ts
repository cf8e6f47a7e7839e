import { kobo, type PaymentOffer, toNaira } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { NotEnoughCoins } from '../../coins/public';
import { cashPrice } from '../quote/cash';
import { coinPrice } from '../quote/coin-price';
import type { OrderRules } from '../quote/quote-request';
import { hasPayerLink, isTimeOver } from '../../payments/public';
import { messages } from '../messages';
import { checkoutOptions } from '../ways/checkout-options';
import { demandUnpaid, findOwnOrder } from './find-own-order';
import { priceWith } from './price-with';

/**
 * The ways to pay an unpaid order, each with the total that it costs in naira, and the reason at those that do not fit.
 * @throws 404 for another shopper's order, 409 for one that no longer waits for its payment
 */
export async function offerPayments(
  db: Kysely<Database>,
  { userId, reference, rules, now }: { userId: number; reference: string; rules: OrderRules; now: Date },
): Promise<PaymentOffer> {
  const order = await findOwnOrder(db, { userId, reference });
  demandUnpaid(order);
  const price = { total: kobo(order.amount_kobo), gateway: kobo(order.gateway_kobo) };
  const { coins } = await coinPrice(db, price, { userId, rules });
  const { cash } = await cashPrice(db, price, { userId, rules });
  const obstacles = {
    provider: isTimeOver(order, now) ? messages.timeOver : null,
    coins: coins && coins.available < coins.price ? new NotEnoughCoins(coins.price, coins.available).message : null,
    courier: cash?.reason ?? null,
  };
  return {
    transaction_reference: order.reference,
    payment_method: order.payment_method,
    amount: toNaira(price.total),
    has_payer_link: await hasPayerLink(db, order.id),
    payment_methods: checkoutOptions(rules.ways).payment_methods.map(({ code, title, enabled, reason: disabled }) => {
      const collector = collectorOf(code)!;
      // What the order holds for its own way, coins for example, is no obstacle to it; its time is.
      const obstacle = collector !== 'provider' && code === order.payment_method ? null : obstacles[collector];
      return {
        code,
        title,
        enabled: enabled && obstacle === null,
        reason: disabled ?? obstacle,
        total: toNaira(priceWith(code, order).total),
        ...(collector === 'coins' && coins && { coins: coins.price }),
      };
    }),
  };
}

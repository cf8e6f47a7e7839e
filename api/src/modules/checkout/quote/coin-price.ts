import type { OrderFees } from '@nkm/contracts';
import { includesCollector } from '@nkm/contracts/payment-methods';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { coinsFor, readCoinSummary } from '../../coins/public';
import type { OrderRules } from './quote-request';
import type { OrderQuote } from './quote-order';

/** Coins that an order costs. They go through no provider, so its fee is left out. */
export const priceInCoins = ({ total, gateway }: Pick<OrderQuote, 'total' | 'gateway'>): number =>
  coinsFor(total - gateway);

/**
 * The price of an order in coins and the shopper's coins, so that the checkout can say that they are too few. Empty for
 * a guest, and where coins are no way to pay.
 */
export async function coinPrice(
  db: Kysely<Database>,
  quote: Pick<OrderQuote, 'total' | 'gateway'>,
  { userId, rules }: { userId: number | null; rules: OrderRules },
): Promise<Pick<OrderFees, 'coins'>> {
  if (userId === null || !includesCollector(rules.ways.paymentMethods, 'coins')) return {};
  const { available } = await readCoinSummary(db, userId);
  return { coins: { price: priceInCoins(quote), available } };
}

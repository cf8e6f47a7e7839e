import { formatMoney, type Kobo, kobo, type OrderFees, toNaira } from '@nkm/contracts';
import { collectorOf, includesCollector } from '@nkm/contracts/payment-methods';
import type { Kysely } from 'kysely';
import type { CashLimits } from '../../../platform/environment/ways-settings';
import type { Database } from '../../../platform/database/tables';
import type { Ways } from '../ways/choose-ways';
import type { OrderQuote } from './quote-order';
import type { OrderRules } from './quote-request';
import type {} from '../../orders/public';

/** The shopper has reached the limit of orders whose cash is not collected. Nothing was written. */
export class TooManyInCash extends Error {
  constructor(open: number) {
    super(tooManyText(open));
    this.name = 'TooManyInCash';
  }
}

/** Whether couriers collect the money of an order. One that costs nothing is paid at once. */
export const isInCash = ({ ways, total }: Pick<OrderQuote, 'total'> & { ways: Ways }): boolean =>
  collectorOf(ways.paymentMethod) === 'courier' && total > 0;

/** Why an order of this total cannot be paid in cash, or null. */
export const aboveCashLimit = (total: Kobo, { highest }: CashLimits): string | null =>
  total > highest ? `Cash on Delivery is available for orders up to ${formatMoney(toNaira(highest))}.` : null;

/** Counts the orders of a shopper whose cash is not collected. Under `lockHolds` the number stays valid. */
async function countInCash(db: Kysely<Database>, userId: number): Promise<number> {
  const { open } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .where('status', '=', 'Confirmed')
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Throws TooManyInCash when the shopper has as many orders in cash as allowed. The caller holds `lockHolds`. */
export async function demandRoomForCash(
  db: Kysely<Database>,
  { userId, most }: { userId: number; most: number },
): Promise<void> {
  const open = await countInCash(db, userId);
  if (open >= most) throw new TooManyInCash(open);
}

/**
 * The price of an order with Cash on Delivery, and why it cannot be paid so. Empty where cash is no way to pay.
 * @param userId null: a guest, whose open orders are unknown
 */
export async function cashPrice(
  db: Kysely<Database>,
  { total, gateway }: Pick<OrderQuote, 'total' | 'gateway'>,
  { userId, rules }: { userId: number | null; rules: OrderRules },
): Promise<Pick<OrderFees, 'cash'>> {
  if (!includesCollector(rules.ways.paymentMethods, 'courier')) return {};
  const price = kobo(total - gateway);
  const open = userId === null ? 0 : await countInCash(db, userId);
  const tooMany = open >= rules.cashLimits.openOrders ? tooManyText(open) : null;
  return { cash: { price: toNaira(price), reason: aboveCashLimit(price, rules.cashLimits) ?? tooMany } };
}

const tooManyText = (open: number) =>
  `You have ${open === 1 ? '1 order' : `${open} orders`} to pay in cash. ` +
  'You can order with Cash on Delivery again after you have paid for one of them.';

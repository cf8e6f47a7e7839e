import { type Kobo, toNaira } from '@nkm/contracts';
import { collectorOf, type PaymentMethodCode } from '@nkm/contracts/payment-methods';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { conflict } from '../../../platform/errors/api-problem';
import { coinsFor, giveCoinsBack, holdCoins, NotEnoughCoins } from '../../coins/public';
import { changePayment, lockHolds, type OrdersTable } from '../../orders/public';
import { endPayments, holdForWay, lockOrder, type OrderPayments } from '../../payments/public';
import { holdAccount } from '../place/hold-account';
import { type Refusal, totalRefusal, unpayable } from '../place/order-refused';
import { aboveCashLimit, demandRoomForCash, TooManyInCash } from '../quote/cash';
import type { OrderRules } from '../quote/quote-request';
import { chooseWays } from '../ways/choose-ways';
import { demandUnpaid, findOwnOrder } from './find-own-order';
import { priceWith } from './price-with';

export interface WantedPayment {
  userId: number;
  /** Number of the order. */
  reference: string;
  method: string;
  /** The total with this way to pay that the shopper confirmed, in naira. */
  total: number;
}

interface Means {
  db: Kysely<Database>;
  payments: Pick<OrderPayments, 'ask' | 'confirm'>;
  rules: OrderRules;
  clock: () => Date;
}

/** The order was not changed. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = 'Refused';
  }
}

/**
 * Changes the way to pay of an unpaid order (docs/rules.md "Another way to pay"): its gateway fee with the shares, its
 * total, and what it holds, in one transaction. Asks the provider first. A repeated request changes nothing.
 * @returns the id of the order, or why it stays as it was
 * @throws 404 for another shopper's order, 409 for one that is not unpaid, whose payment the bank decides, or that this
 *   way does not fit, 422 for an unknown or disabled way, 503 while the provider does not answer
 */
export async function changeOrderPayment(means: Means, wanted: WantedPayment): Promise<{ orderId: number } | Refusal> {
  const { db, payments, rules } = means;
  const method = chooseWays({ payment_method: wanted.method }, rules.ways).paymentMethod;
  const found = await findOwnOrder(db, wanted);
  const isChange = found.payment_method !== method;
  if (isChange) demandUnpaid(found);
  const asked = found.status === 'Uncompleted' ? await payments.ask(found.id) : [];
  if (!isChange) return totalRefusal(wanted.total, toNaira(priceWith(method, found).total)) ?? { orderId: found.id };
  try {
    await db.transaction().execute((trx) => change(trx, means, { ...wanted, orderId: found.id, method, asked }));
    return { orderId: found.id };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    if (error instanceof NotEnoughCoins || error instanceof TooManyInCash)
      throw conflict(error.message, { payment_method: [error.message] });
    throw error;
  }
}

async function change(
  trx: Transaction<Database>,
  { payments, rules, clock }: Means,
  {
    userId,
    orderId,
    method,
    total: seen,
    asked,
  }: Pick<WantedPayment, 'userId' | 'total'> & {
    orderId: number;
    method: PaymentMethodCode;
    asked: readonly string[];
  },
): Promise<void> {
  await holdAccount(trx, userId);
  const order = await lockOrder(trx, orderId);
  const { gateway, total } = priceWith(method, order);
  const stale = totalRefusal(seen, toNaira(total));
  if (stale) throw new Refused(stale);
  // Another request made the same change in the meantime.
  if (order.payment_method === method) return;
  demandUnpaid(order);
  const now = clock();
  await endPayments(trx, order, { asked, now });
  const hold = await holdForWay(trx, order, { method, now });
  if (hold.kind !== 'held') throw new Refused(unpayable(hold.kind));
  const inCash = collectorOf(method) === 'courier' && total > 0;
  if (inCash) await demandCash(trx, order, { total, rules });
  await moveCoins(trx, order, { method, total, now });
  await changePayment(trx, order, { method, gateway, status: inCash ? 'Confirmed' : 'Uncompleted', slot: hold.slot });
  if (inCash) await payments.confirm(trx, orderId);
}

/** Throws 409 and TooManyInCash. */
async function demandCash(
  trx: Transaction<Database>,
  { user_id: userId }: Selectable<OrdersTable>,
  { total, rules }: { total: Kobo; rules: OrderRules },
): Promise<void> {
  const above = aboveCashLimit(total, rules.cashLimits);
  if (above) throw conflict(above, { payment_method: [above] });
  await lockHolds(trx, userId);
  await demandRoomForCash(trx, { userId, most: rules.cashLimits.openOrders });
}

/** Gives the coins back that the order holds, or holds those of the new way. Throws NotEnoughCoins. */
async function moveCoins(
  trx: Transaction<Database>,
  { id: orderId, reference, user_id: userId }: Selectable<OrdersTable>,
  { method, total, now }: { method: PaymentMethodCode; total: Kobo; now: Date },
): Promise<void> {
  await giveCoinsBack(trx, { orderId, userId, reference, because: 'is paid another way', now });
  if (collectorOf(method) === 'coins')
    await holdCoins(trx, { userId, orderId, reference, coins: coinsFor(total), now });
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { notify } from '../notifications/public';
import { accountOf } from './account-of';
import { coinText } from './coin-value';
import './tables';

/** The order costs more coins than its shopper has. Nothing was written. */
export class NotEnoughCoins extends Error {
  constructor(
    readonly price: number,
    readonly available: number,
  ) {
    super(`This order costs ${coinText(price)} and you have ${coinText(available)}. Choose another way to pay.`);
    this.name = 'NotEnoughCoins';
  }
}

export interface OrderOfCoins {
  orderId: number;
  /** Of the order, for the coin history. */
  reference: string;
  now: Date;
}

/**
 * Holds the coins of a new order in its transaction (docs/rules.md "Coins"). The lock on the account lets one of
 * several orders at the same time take the last coins.
 * @throws NotEnoughCoins
 */
export async function holdCoins(
  trx: Kysely<Database>,
  { userId, orderId, reference, coins, now }: OrderOfCoins & { userId: number; coins: number },
): Promise<void> {
  if (coins === 0) return;
  const account = await trx
    .selectFrom('coin_accounts')
    .select(['id', 'balance'])
    .where('id', '=', await accountOf(trx, userId))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const available = account.balance ?? 0;
  if (available < coins) throw new NotEnoughCoins(coins, available);
  await trx
    .insertInto('coin_transfers')
    .values({
      key: holdKey(orderId),
      from_account: account.id,
      to_account: shopAccount('held'),
      amount: coins,
      operation: 'Order payment',
      comment: `You paid for order ${reference}`,
      created_at: now,
    })
    .execute();
}

/** Spends the coins of an order that is paid in this transaction. */
export async function spendCoins(trx: Kysely<Database>, order: OrderOfCoins): Promise<void> {
  const hold = await holdOf(trx, order.orderId);
  if (hold) await endHold(trx, order, { ...hold, to: shopAccount('spent'), comment: `Order ${order.reference}` });
}

/** Gives back the coins of an order that ends unpaid. Does nothing for an order that holds none. */
export async function giveCoinsBack(trx: Kysely<Database>, order: OrderOfCoins & { userId: number }): Promise<void> {
  const hold = await holdOf(trx, order.orderId);
  if (!hold) return;
  const comment = `Order ${order.reference} was cancelled`;
  await endHold(trx, order, { ...hold, to: sql<number>`${hold.from_account}::bigint`, comment });
  const description = `${comment}, so ${coinText(hold.amount)} came back.`;
  await notify(trx, { userId: order.userId, tag: 'Coins', description, path: '/coins-history', now: order.now });
}

/** Gives coins of a paid order back, once for each refund. */
export async function refundCoins(
  trx: Kysely<Database>,
  { orderId, reference, refundId, coins, now }: OrderOfCoins & { refundId: number; coins: number },
): Promise<void> {
  if (coins === 0) return;
  const hold = await holdOf(trx, orderId);
  if (!hold) throw new Error(`Order ${orderId} was not paid with coins`);
  await trx
    .insertInto('coin_transfers')
    .values({
      key: `refund:${refundId}`,
      from_account: shopAccount('spent'),
      to_account: hold.from_account,
      amount: coins,
      operation: 'Refund',
      comment: `Refund for order ${reference}`,
      created_at: now,
    })
    .execute();
}

const holdKey = (orderId: number) => `order:${orderId}`;

const shopAccount = (code: 'held' | 'spent') => sql<number>`(select id from coin_accounts where code = ${code})`;

function holdOf(trx: Kysely<Database>, orderId: number) {
  return trx
    .selectFrom('coin_transfers')
    .select(['from_account', 'amount'])
    .where('key', '=', holdKey(orderId))
    .executeTakeFirst();
}

/** Both ends of a hold have the same unique key, so that coins are either spent or given back. */
async function endHold(
  trx: Kysely<Database>,
  { orderId, now }: OrderOfCoins,
  { amount, to, comment }: { amount: number; to: ReturnType<typeof sql<number>>; comment: string },
): Promise<void> {
  await trx
    .insertInto('coin_transfers')
    .values({
      key: `end of ${holdKey(orderId)}`,
      from_account: shopAccount('held'),
      to_account: to,
      amount,
      operation: 'Order payment',
      comment,
      created_at: now,
    })
    .execute();
}

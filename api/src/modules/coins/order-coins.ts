import { coinText } from '@nkm/contracts/coin-text';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { notify } from '../notifications/public';
import { accountOf } from './account-of';
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
 * Holds the coins of an unpaid order in its transaction (docs/rules.md "Coins"). The lock on the account lets one of
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
      key: holdKey(orderId, (await holdsOf(trx, orderId)).length + 1),
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
  const hold = await openHoldOf(trx, order.orderId);
  if (hold) await endHold(trx, order, { ...hold, to: shopAccount('spent'), comment: `Order ${order.reference}` });
}

/**
 * Gives back the coins of an order that ends unpaid, or is to be paid another way. Does nothing for an order that holds
 * none.
 */
export async function giveCoinsBack(
  trx: Kysely<Database>,
  order: OrderOfCoins & { userId: number; because: 'was cancelled' | 'is paid another way' },
): Promise<void> {
  const hold = await openHoldOf(trx, order.orderId);
  if (!hold) return;
  const comment = `Order ${order.reference} ${order.because}`;
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
  const hold = (await holdsOf(trx, orderId)).at(-1);
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

/** @param number of the hold, from 1: a shopper can leave the coins and choose them again */
const holdKey = (orderId: number, number: number) => `order:${orderId}${number === 1 ? '' : `:${number}`}`;
const endKey = (hold: string) => `end of ${hold}`;

const shopAccount = (code: 'held' | 'spent') => sql<number>`(select id from coin_accounts where code = ${code})`;

interface CoinHold {
  key: string;
  from_account: number;
  amount: number;
}

const findTransfer = (trx: Kysely<Database>, key: string): Promise<CoinHold | undefined> =>
  trx.selectFrom('coin_transfers').select(['key', 'from_account', 'amount']).where('key', '=', key).executeTakeFirst();

/** The holds of an order, oldest first. All but the last one are given back. */
async function holdsOf(trx: Kysely<Database>, orderId: number): Promise<CoinHold[]> {
  const holds: CoinHold[] = [];
  for (;;) {
    const hold = await findTransfer(trx, holdKey(orderId, holds.length + 1));
    if (!hold) return holds;
    holds.push(hold);
  }
}

/** The hold that is neither spent nor given back. */
async function openHoldOf(trx: Kysely<Database>, orderId: number): Promise<CoinHold | undefined> {
  const hold = (await holdsOf(trx, orderId)).at(-1);
  return hold && !(await findTransfer(trx, endKey(hold.key))) ? hold : undefined;
}

/** Both ends of a hold have the same unique key, so that coins are either spent or given back. */
async function endHold(
  trx: Kysely<Database>,
  { now }: OrderOfCoins,
  { key, amount, to, comment }: CoinHold & { to: ReturnType<typeof sql<number>>; comment: string },
): Promise<void> {
  await trx
    .insertInto('coin_transfers')
    .values({
      key: endKey(key),
      from_account: shopAccount('held'),
      to_account: to,
      amount,
      operation: 'Order payment',
      comment,
      created_at: now,
    })
    .execute();
}

import { coinText } from '@nkm/contracts/coin-text';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { notify } from '../notifications/public';
import { accountOf } from './account-of';
import './tables';

export interface Award {
  userId: number;
  /** The reason, such as `receipt:12`; each reason is paid once. */
  key: string;
  /** Coins, at least 1. */
  amount: number;
  /** Short label in the coin history (API-FIELD-019). */
  operation: string;
  /** Description in the coin history, a sentence without its full stop: `You rated Ngozi Fabrics`. */
  comment: string;
  now: Date;
}

/**
 * Awards coins to a shopper and notifies them, in the caller's transaction.
 * @returns false, without any effect, if this reason was paid before
 */
export async function awardCoins(trx: Kysely<Database>, award: Award): Promise<boolean> {
  const { userId, key, amount, operation, comment, now } = award;
  const transfer = await trx
    .insertInto('coin_transfers')
    .values({
      key,
      from_account: sql`(select id from coin_accounts where code = 'rewards')`,
      to_account: await accountOf(trx, userId),
      amount,
      operation,
      comment,
      created_at: now,
    })
    .onConflict((same) => same.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!transfer) return false;
  const description = `${comment} and earned ${coinText(amount)}.`;
  await notify(trx, { userId, tag: 'Coins', description, path: '/coins-history', now });
  return true;
}

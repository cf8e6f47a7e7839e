import { coinText } from '@nkm/contracts/coin-text';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { notify } from '../notifications/public';
import './tables';

export interface Reversal {
  userId: number;
  /** Key of the reward, such as `receipt:12`. */
  key: string;
  /** Description in the coin history, a sentence without its full stop: `You returned NKM-7K3MWD9QXR-V1`. */
  comment: string;
  now: Date;
}

/**
 * Takes a reward back, once, in the caller's transaction: at most the balance, which is never negative. The rest is
 * waived and recorded (docs/rules.md "Coins"). Does nothing for a reward that was not paid.
 * @returns coins taken
 */
export async function reverseCoins(trx: Kysely<Database>, { userId, key, comment, now }: Reversal): Promise<number> {
  const reward = await trx.selectFrom('coin_transfers').select('amount').where('key', '=', key).executeTakeFirst();
  if (!reward) return 0;
  const account = await trx
    .selectFrom('coin_accounts')
    .select(['id', 'balance'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const taken = Math.min(account.balance ?? 0, reward.amount);
  const recorded = await trx
    .insertInto('coin_reversals')
    .values({ key, user_id: userId, taken, waived: reward.amount - taken, reason: comment, created_at: now })
    .onConflict((same) => same.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!recorded || taken === 0) return 0;
  await trx
    .insertInto('coin_transfers')
    .values({
      key: `reversal:${key}`,
      from_account: account.id,
      to_account: sql`(select id from coin_accounts where code = 'rewards')`,
      amount: taken,
      operation: 'Reward reversed',
      comment,
      created_at: now,
    })
    .execute();
  const description = `${comment}, so ${coinText(taken)} went back.`;
  await notify(trx, { userId, tag: 'Coins', description, path: '/coins-history', now });
  return taken;
}

import type { Kysely } from 'kysely';
import { awardCoins } from '../src/modules/coins/public';
import type { Database } from '../src/platform/database/tables';

/** Enough to pay some whole orders. */
const GIFT = 50_000;

/** Gives coins to a demo shopper, once; nothing when the shopper does not exist. */
export async function insertCoins(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  const shopper = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (!shopper) return;
  const gift = { operation: 'Gift', comment: 'You opened your account' };
  await awardCoins(db, { userId: shopper.id, key: `gift:${shopper.id}`, amount: GIFT, ...gift, now });
}

import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { Person } from '../../platform/personal-data/personal-data';
import { accountsOfPerson, markPerson, marksOf } from '../accounts/public';
import './tables';

/** Marks an account that is being deleted and used a coupon that limits its uses by shopper. */
export async function markUses(trx: Kysely<Database>, person: Person, now: Date): Promise<void> {
  const used = await trx
    .selectFrom('coupon_uses')
    .innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
    .select('coupon_uses.order_id')
    .where('coupon_uses.user_id', '=', person.userId)
    .where((eb) => eb.or([eb('first_order_only', '=', true), eb('most_per_shopper', 'is not', null)]))
    .executeTakeFirst();
  if (used) await markPerson(trx, person, now);
}

/**
 * How often the orders of an account used a coupon, and how often those of other accounts of the same person did.
 * @param exceptOrder an order that does not count; null: none
 */
export async function countUses(
  db: Kysely<Database>,
  couponId: number,
  { userId, exceptOrder }: { userId: number; exceptOrder: number | null },
): Promise<{ own: number; elsewhere: number }> {
  const { all, own } = await db
    .selectFrom('coupon_uses')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('user_id', '=', userId).as('own'),
    ])
    .where('coupon_id', '=', couponId)
    .where('user_id', 'in', await accountsOfPerson(db, userId))
    .where('order_id', 'is distinct from', exceptOrder)
    .executeTakeFirstOrThrow();
  const { before } = await db
    .selectFrom('coupon_marks')
    .select(({ fn }) => fn.max('uses').as('before'))
    .where('coupon_id', '=', couponId)
    .where('mark', 'in', await marksOf(db, userId))
    .executeTakeFirstOrThrow();
  return { own: Number(own), elsewhere: Number(all) - Number(own) + Number(before ?? 0) };
}

import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { secretKey } from '../../platform/sessions/secret-key';
import type { Database } from '../../platform/database/tables';
import type { Person } from '../../platform/personal-data/personal-data';
import type {} from '../accounts/public';
import './tables';

/** Days for which a mark is stored. */
export const MARK_DAYS = 730;

/**
 * Marks the coupons that a shopper used before the account is erased, by hashes of the email and the phone number.
 * Only coupons that limit their uses by shopper need it.
 */
export async function markUses(
  trx: Kysely<Database>,
  { userId, emails, phones }: Pick<Person, 'userId' | 'emails' | 'phones'>,
  now: Date,
): Promise<void> {
  if (emails.length + phones.length === 0) return;
  const used = await trx
    .selectFrom('coupon_uses')
    .innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
    .select(({ fn }) => ['coupon_uses.coupon_id', fn.countAll<number>().as('uses')])
    .where('coupon_uses.user_id', '=', userId)
    .where((eb) => eb.or([eb('first_order_only', '=', true), eb('most_per_shopper', 'is not', null)]))
    .groupBy('coupon_uses.coupon_id')
    .execute();
  if (used.length === 0) return;
  const marks = await marksOf(trx, [...emails, ...phones]);
  await trx
    .insertInto('coupon_marks')
    .values(
      used.flatMap(({ coupon_id, uses }) =>
        marks.map((mark) => ({ coupon_id, mark, uses: Number(uses), created_at: now })),
      ),
    )
    .onConflict((same) =>
      same.columns(['coupon_id', 'mark']).doUpdateSet((eb) => ({
        uses: eb('coupon_marks.uses', '+', eb.ref('excluded.uses')),
        created_at: now,
      })),
    )
    .execute();
}

/** How often deleted accounts with the email or the phone number of this account used a coupon. */
export async function usesBefore(db: Kysely<Database>, couponId: number, userId: number): Promise<number> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const contacts = await db.selectFrom('contacts').select('contact').where('user_id', '=', userId).execute();
  const marks = await marksOf(db, [email.toLowerCase(), ...contacts.map(({ contact }) => contact)]);
  const { uses } = await db
    .selectFrom('coupon_marks')
    .select(({ fn }) => fn.max('uses').as('uses'))
    .where('coupon_id', '=', couponId)
    .where('mark', 'in', marks)
    .executeTakeFirstOrThrow();
  return Number(uses ?? 0);
}

async function marksOf(db: Kysely<Database>, contacts: readonly string[]): Promise<string[]> {
  const key = await secretKey(db, 'coupon mark key');
  return contacts.map((contact) => createHmac('sha256', key).update(`coupon ${contact}`).digest('hex'));
}

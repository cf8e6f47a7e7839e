import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { couponIsOpen } from './coupon-is-open';
import './tables';

/**
 * Stores that a shopper claimed a listed coupon; once. Returns its code, or null when there is no such coupon now.
 * A shopper who claimed it earlier still gets the code.
 */
export async function claimCoupon(
  db: Kysely<Database>,
  { couponId, userId, now }: { couponId: number; userId: number; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    with coupon as (
      select id, code from coupons
      where id = ${couponId} and listed and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
        and (most_uses is null or used < most_uses
          or exists (select from coupon_claims where coupon_id = ${couponId} and user_id = ${userId}))
        and ${couponIsOpen('coupons')}
    ), claim as (
      insert into coupon_claims (coupon_id, user_id, claimed_at) select id, ${userId}, ${now} from coupon
      on conflict do nothing
    )
    select code from coupon`.execute(db);
  return rows[0]?.code ?? null;
}

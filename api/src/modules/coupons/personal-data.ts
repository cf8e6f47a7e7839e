import { Type } from 'typebox';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import { MARK_DAYS } from '../accounts/public';
import { markUses } from './coupon-marks';
import './tables';

/** What this module stores about people. */
export const couponsPersonalData: PersonalData = {
  tables: {
    coupons: null,
    coupon_claims: {
      holds: 'coupons that the shopper collected',
      kept: 'as long as the account',
      why: 'to show them to the shopper',
      job: null,
      onDeletion: 'erased',
      exported: 'coupons',
    },
    coupon_marks: {
      holds: 'hashes of the email and phone number of deleted accounts that used a coupon; no row is added any more',
      kept: `${MARK_DAYS} days after the deletion`,
      why: 'so that a person cannot use a limited coupon again with another account',
      job: 'clean up coupon marks',
      onDeletion: 'kept',
      exported: null,
    },
    coupon_uses: {
      holds: 'which order used which coupon',
      kept: 'without end',
      why: 'to enforce the uses by each shopper, and for the books',
      job: null,
      onDeletion: 'kept',
      exported: 'orders',
    },
  },
  reduce: (db, person, now) => markUses(db, person, now),
  exported: {
    sections: { coupons: Type.Array(Type.Object({ code: Type.String(), claimed_at: Type.String() })) },
    async read(db, { userId }) {
      const coupons = await db
        .selectFrom('coupon_claims')
        .innerJoin('coupons', 'coupons.id', 'coupon_claims.coupon_id')
        .select(['coupons.code', 'claimed_at'])
        .where('user_id', '=', userId)
        .orderBy('claimed_at')
        .execute();
      return { coupons: coupons.map((row) => ({ ...row, claimed_at: row.claimed_at.toISOString() })) };
    },
  },
};

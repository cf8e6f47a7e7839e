import type { User } from '@nkm/contracts';

/** `review`: until the identity is checked; `verified`: afterwards. */
export type ProfileLock = 'review' | 'verified';

/** Why the shopper cannot change the basic profile (spec 1 §4, §6), or null. */
export function findLock({ kyc_status, kyc_verified, bvn_verified }: User): ProfileLock | null {
  if (kyc_verified || bvn_verified) return 'verified';
  return kyc_status === 'Submitted' || kyc_status === 'In review' ? 'review' : null;
}

/** A seller cannot change the email (spec 1 §6). */
export const isSeller = ({ store_name }: User): boolean => Boolean(store_name);

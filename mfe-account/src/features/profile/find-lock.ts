import type { User } from '@nkm/contracts';

/** `review`: until the identity is checked; `verified`: afterwards. */
export type ProfileLock = 'review' | 'verified';

/** Why the shopper cannot change the basic profile (ACC-STATE-003 to ACC-STATE-005), or null. */
export function findLock({ kyc_status, kyc_verified, bvn_verified }: User): ProfileLock | null {
  if (kyc_verified || bvn_verified) return 'verified';
  return kyc_status === 'Submitted' || kyc_status === 'In review' ? 'review' : null;
}

/** A seller cannot change the email (ACC-ROLE-002). */
export const isSeller = ({ store_name }: User): boolean => Boolean(store_name);

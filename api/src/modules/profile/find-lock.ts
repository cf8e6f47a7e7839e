import type { Selectable } from 'kysely';
import type { UsersTable } from '../accounts/public';
import { messages } from './messages';

type Account = Pick<Selectable<UsersTable>, 'kyc_status' | 'bvn_verified' | 'store_name'>;

/**
 * Why a shopper cannot change the basic profile (ACC-STATE-003 to ACC-STATE-005), or null. The profile must stay as it
 * was checked: during a review, and afterwards.
 */
export function findLock({ kyc_status, bvn_verified }: Account): string | null {
  if (kyc_status === 'Verified' || bvn_verified) return messages.verified;
  return kyc_status === 'Submitted' || kyc_status === 'In review' ? messages.inReview : null;
}

/** A seller cannot change the email (ACC-ROLE-002): customers and the vendor site know the store by it. */
export const isSeller = ({ store_name }: Account): boolean => store_name !== null;

import type { SellerSite, User } from '@nkm/contracts';

/** What the header's seller link says and where it leads: to one of the sites for sellers, or to our landing page. */
export type SellerState = { says: 'dashboard' | 'kyc-status' | 'sell'; site: SellerSite | null };

const LANDING: SellerState = { says: 'sell', site: null };

/** The seller link by state (spec 1 §4). `kyc` may be missing in what an older server sent. */
export function sellerStateOf(user: User | null): SellerState {
  if (!user?.email_verified) return LANDING;
  const kyc: Partial<User['kyc']> = user.kyc ?? {};
  const status = user.kyc_status ?? kyc.status ?? null;
  if (kyc.verified && kyc.submitted) return { says: 'dashboard', site: 'vendor' };
  if (status === null) return { says: 'sell', site: 'kyc' };
  if (!kyc.verified) return { says: 'kyc-status', site: 'kyc' };
  return LANDING;
}

import type { SellerSite, User } from '@nkm/contracts';

/** The text and the target of the header's seller link: a seller site, or our landing page (`site` null). */
export type SellerState = { says: 'dashboard' | 'kyc-status' | 'sell'; site: SellerSite | null };

const LANDING: SellerState = { says: 'sell', site: null };

/** The seller link by state (SH-STATE-002 to SH-STATE-005). Data from an older server can lack `kyc`. */
export function sellerStateOf(user: User | null): SellerState {
  if (!user?.email_verified) return LANDING;
  const kyc: Partial<User['kyc']> = user.kyc ?? {};
  const status = user.kyc_status ?? kyc.status ?? null;
  if (kyc.verified && kyc.submitted) return { says: 'dashboard', site: 'vendor' };
  if (status === null) return { says: 'sell', site: 'kyc' };
  if (!kyc.verified) return { says: 'kyc-status', site: 'kyc' };
  return LANDING;
}

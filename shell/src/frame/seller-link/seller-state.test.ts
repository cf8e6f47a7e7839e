import { aUser } from '@nkm/testing';
import type { KycStatus, User } from '@nkm/contracts';
import { sellerStateOf } from './seller-state';

const seller = (status: KycStatus | null, submitted: boolean, changes: Partial<User> = {}) =>
  aUser({
    kyc: { verified: status === 'Verified', submitted, status },
    kyc_verified: status === 'Verified',
    kyc_status: status,
    ...changes,
  });

describe('sellerStateOf', () => {
  it('SH-STATE-002 SH-ROLE-003 leads a vendor (e-mail verified, KYC verified and submitted) to the dashboard', () => {
    expect(sellerStateOf(seller('Verified', true))).toEqual({ says: 'dashboard', site: 'vendor' });
  });

  it('SH-STATE-003 leads shoppers without a KYC status to the KYC site', () => {
    expect(sellerStateOf(seller(null, false))).toEqual({ says: 'sell', site: 'kyc' });
  });

  it.each<KycStatus>(['Submitted', 'In review', 'Rejected'])(
    'SH-STATE-004 shows the KYC status while it is %s',
    (status) => {
      expect(sellerStateOf(seller(status, true))).toEqual({ says: 'kyc-status', site: 'kyc' });
    },
  );

  it('SH-STATE-005 leads all others to the landing page', () => {
    const landing = { says: 'sell', site: null };
    expect(sellerStateOf(null)).toEqual(landing);
    expect(sellerStateOf(seller('Verified', true, { email_verified: false }))).toEqual(landing);
    expect(sellerStateOf(seller('Verified', false))).toEqual(landing);
  });

  it('handles fields that an older server or profile omits', () => {
    const old = { ...aUser(), kyc: undefined, kyc_status: undefined } as unknown as User;
    expect(sellerStateOf(old)).toEqual({ says: 'sell', site: 'kyc' });
  });
});

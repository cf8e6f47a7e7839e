import type { KycStatus } from '@nkm/contracts/entities';

export interface DemoAccount {
  email: string;
  password: string;
  surname: string;
  other_names: string;
  gender: 'Female' | 'Male';
  dob: string;
  /** Null: never given. */
  phone: string | null;
  emailVerified: boolean;
  kycStatus: KycStatus | null;
  kycRejectedSections?: { name: string; url: string }[];
  storeName?: string;
  /** For the list of accounts in the README and at the start. */
  what: string;
}

/**
 * Demo shoppers, one in each state of the header's seller link (SH-STATE-002 to SH-STATE-005). Their passwords are in
 * the README, so only demonstrations have them.
 */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'ada@example.com',
    password: 'Ada-2026!',
    surname: 'Okafor',
    other_names: 'Adaeze',
    gender: 'Female',
    dob: '1994-03-18',
    phone: '2348031234567',
    emailVerified: true,
    kycStatus: null,
    what: 'verified shopper with orders',
  },
  {
    email: 'bayo@example.com',
    password: 'Bayo-2026!',
    surname: 'Adeyemi',
    other_names: 'Adebayo',
    gender: 'Male',
    dob: '1989-11-02',
    phone: '2348057654321',
    emailVerified: false,
    kycStatus: null,
    what: 'email not verified yet',
  },
  {
    email: 'chidi@example.com',
    password: 'Chidi-2026!',
    surname: 'Okonkwo',
    other_names: 'Chidi',
    gender: 'Male',
    dob: '1985-07-27',
    phone: '2348099876543',
    emailVerified: true,
    kycStatus: 'Verified',
    storeName: 'Chidi Gadgets Hub',
    what: 'vendor',
  },
  {
    email: 'dayo@example.com',
    password: 'Dayo-2026!',
    surname: 'Adébáyọ̀',
    other_names: 'Dayọ̀',
    gender: 'Female',
    dob: '1998-05-09',
    phone: null,
    emailVerified: true,
    kycStatus: null,
    what: 'no phone number yet',
  },
  {
    email: 'efe@example.com',
    password: 'Efe-2026!',
    surname: 'Oghenekaro',
    other_names: 'Efe',
    gender: 'Male',
    dob: '1991-12-24',
    phone: '2348067770001',
    emailVerified: true,
    kycStatus: 'Submitted',
    what: 'wants to sell, KYC submitted',
  },
  {
    email: 'fatima@example.com',
    password: 'Fatima-2026!',
    surname: 'Bello',
    other_names: 'Fatima',
    gender: 'Female',
    dob: '1996-08-30',
    phone: '2348067770002',
    emailVerified: true,
    kycStatus: 'Rejected',
    kycRejectedSections: [
      { name: 'Bank statement', url: '/KycVerification#bank-statement' },
      { name: 'Government ID', url: '/KycVerification#government-id' },
    ],
    what: 'wants to sell, KYC rejected; has NKM coins',
  },
];

/** The shoppers of a fresh shop, for trying it out. Their passwords stand in the README, so they exist in demonstrations only. */
export const DEMO_ACCOUNTS = [
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
    storeName: null,
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
    storeName: null,
    what: 'e-mail not verified yet',
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
] as const;

export type DemoAccount = (typeof DEMO_ACCOUNTS)[number];

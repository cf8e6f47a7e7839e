/** Parts of a KYC application, which staff can reject one by one. The fragment is an anchor of the KYC site's form. */
export const KYC_SECTIONS = [
  { name: 'Personal details', fragment: 'personal-details' },
  { name: 'Account number', fragment: 'account-number' },
  { name: 'Bank verification number', fragment: 'bank-verification-number' },
  { name: 'Bank statement', fragment: 'bank-statement' },
  { name: 'Government ID', fragment: 'government-id' },
] as const;

export const ID_KINDS = ['National ID card', 'International passport', 'Driver’s licence', 'Voter’s card'] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** Digits of a Nigerian account number (NUBAN) and of a bank verification number. */
export const ACCOUNT_NUMBER_DIGITS = 10;
export const BVN_DIGITS = 11;

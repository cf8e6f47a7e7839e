import type { KycStatus } from '@nkm/contracts/entities';
import { ACCOUNT_NUMBER_DIGITS, BVN_DIGITS } from '@nkm/contracts/kyc';

/** Answers to the KYC site and to staff, and what shoppers read. */
export const messages = {
  fullName: 'Enter your full name as it is on your ID.',
  bank: 'Enter the name of your bank.',
  accountNumber: `The account number has ${ACCOUNT_NUMBER_DIGITS} digits.`,
  bvn: `The bank verification number has ${BVN_DIGITS} digits and starts with 22.`,
  idKind: 'Choose the type of your ID.',
  idNumber: 'Enter the number of your ID: 6 to 20 letters and digits.',
  bankStatement: 'Add a picture of your bank statement.',
  governmentId: 'Add a picture of your ID.',
  submitted: 'Your KYC data was submitted.',
  noPhoto: 'Picture not found.',
  noAccount: 'Account not found.',
  moved: (status: KycStatus | null) => `The KYC of this account is ${status ?? 'not started'} now.`,
  sameStatus: (status: KycStatus) => `The KYC of this account is already ${status}.`,
  sectionsNeeded: 'Name at least one rejected section.',
  sectionsOnly: 'Only a rejection has sections.',
  badAddress: 'The address of a section must start with https://, http:// or /.',
  changed: (status: KycStatus) => `KYC status: ${status}`,
  news: {
    Submitted: 'We received your KYC data. Our staff will review it.',
    'In review': 'Your KYC is being processed.',
    Rejected: 'Your KYC has been rejected.',
    Verified: 'Your KYC is verified. You can now sell.',
  } satisfies Record<KycStatus, string>,
  rejectedSections: (names: readonly string[]) => `Please correct: ${names.join(', ')}.`,
  mailSubject: (brand: string, status: KycStatus) => `Your ${brand} KYC status: ${status}`,
  seeStatus: (link: string) => `See your KYC status:\n${link}`,
};

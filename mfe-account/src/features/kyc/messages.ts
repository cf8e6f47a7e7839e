import type { KycStatus } from '@nkm/contracts';

/** Visible strings of the KYC page. Strings fixed by requirements stay verbatim. */
export const messages = {
  home: 'Home',
  heading: 'KYC Verification',
  loading: 'Loading your account…',
  processing: 'Your KYC is being processed',
  processingNext: 'Our staff review each application. We email you when they decide.',
  rejected: 'Your KYC has been rejected due to the following errors',
  reason: (words: string) => `Reason: ${words}`,
  rejectedNext: 'Correct these sections, then send your KYC data again.',
  accepted: 'You need not send these sections again',
  state: { accepted: 'Accepted', rejected: 'Rejected' },
  verified: 'Your KYC is verified',
  verifiedNext: (brand: string) => `You can sell on ${brand}.`,
  none: 'You have not sent your KYC data yet.',
  noneNext: (brand: string) => `To sell on ${brand}, prove who you are first.`,
  guest: 'Sign in to see your KYC status.',
  unverified: 'Verify your email before you send your KYC data.',
  status: (status: KycStatus) => `Status: ${status}`,
  signIn: 'Sign in',
  verifyEmail: 'Verify your email',
  start: (brand: string) => `Sell on ${brand}`,
  correct: 'Correct and send again',
  dashboard: 'Go to Dashboard',
  support: 'Get Support Now',
  newTab: '(opens in a new tab)',
} as const;

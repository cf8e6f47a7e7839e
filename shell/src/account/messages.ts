/** Visible strings of the seller link for those who are signed in (spec 1 §4). They come with its code. */
export const messages = {
  goToDashboard: 'Go to Dashboard',
  kycStatus: 'KYC Status',
} as const;

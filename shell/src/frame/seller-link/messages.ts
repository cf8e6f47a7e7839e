/**
 * Visible strings of the seller link for signed-in shoppers, loaded with its code. Strings fixed by requirements stay
 * verbatim.
 */
export const messages = {
  goToDashboard: 'Go to Dashboard',
  kycStatus: 'KYC Status',
} as const;

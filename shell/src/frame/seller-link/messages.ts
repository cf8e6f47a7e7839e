/** Visible strings of the seller link for signed-in shoppers (spec 1 §4). They load with its code. */
export const messages = {
  goToDashboard: 'Go to Dashboard',
  kycStatus: 'KYC Status',
} as const;

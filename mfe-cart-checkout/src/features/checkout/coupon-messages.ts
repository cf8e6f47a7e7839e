/** Visible strings of the claimed coupons in cart and checkout. */
export const messages = {
  yourCoupons: 'Your coupons',
  savesMost: 'Saves most',
  saves: (amount: string) => `Saves ${amount}`,
  replacesAndSaves: (code: string, amount: string) => `Replaces ${code}, saves ${amount} more`,
  apply: 'Apply',
  applyCode: (code: string) => `Apply ${code}`,
} as const;

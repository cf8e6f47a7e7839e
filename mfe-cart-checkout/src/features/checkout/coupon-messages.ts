/** Visible strings of the flash deal and of the claimed coupons in cart and checkout. */
export const messages = {
  flashFits: (code: string, amount: string) => `Save ${amount} with code ${code}`,
  flashEnds: 'The flash price ends in',
  replaces: (code: string) => `Replaces ${code}.`,
  replacesBetter: (code: string, amount: string) => `Replaces ${code}, saves ${amount} more.`,
  replacesSaving: (code: string, amount: string, better: string | null) =>
    `Replaces ${code}, which saves ${amount}. ${better === null ? 'Both save the same.' : `${better} saves more.`}`,

  yourCoupons: 'Your coupons',
  savesMost: 'Saves most',
  saves: (amount: string) => `Saves ${amount}`,
  apply: 'Apply',
  applyCode: (code: string) => `Apply ${code}`,
} as const;

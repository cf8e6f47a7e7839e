/** Visible strings of the abuse report; `letters` has the strings that it shares with other forms. */
export const messages = {
  title: (product: string) => `Report Abuse: ${product}`,
} as const;

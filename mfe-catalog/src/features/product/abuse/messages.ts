/** Visible strings of the report of abuse; those that it shares with other forms are in `letters`. */
export const messages = {
  title: (product: string) => `Report Abuse: ${product}`,
} as const;

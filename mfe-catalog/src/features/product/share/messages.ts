/** Visible strings of the links that share a product. */
export const messages = {
  share: 'Share',
  shareOn: (network: string) => `Share on ${network}`,
  shareElsewhere: 'More ways',
} as const;

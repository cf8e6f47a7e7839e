/** Where a newsletter is ended, by its reader or by the mail program on the reader's behalf. */
export const unsubscribeLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/newsletter/unsubscribe?token=${token}`;

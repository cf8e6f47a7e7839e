/** The unsubscribe link, for the reader and the mail program. */
export const unsubscribeLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/newsletter/unsubscribe?token=${token}`;

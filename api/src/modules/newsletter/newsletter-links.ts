/** The unsubscribe link, for the reader and the mail program. */
export const unsubscribeLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/newsletter/unsubscribe?token=${token}`;

/** The link with which a reader confirms the subscription. */
export const confirmLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/newsletter/confirm?token=${token}`;

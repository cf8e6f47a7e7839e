/** The page on which somebody else pays. The browser never sends the token, because it stands behind the `#`. */
export const payerPage = (publicUrl: string, token: string): string => `${publicUrl}${PATH}#${token}`;

/** Where the provider sends the payer back to. The browser of the payer keeps the token. */
export const payerReturnPage = (publicUrl: string): string => `${publicUrl}${PATH}`;

const PATH = '/pay-for-someone';

/** Name of the window in which somebody signs in: tells it from every other tab. */
export const SIGN_IN_WINDOW = 'nkm-account';

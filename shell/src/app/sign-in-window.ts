/** Name of the sign-in window, which distinguishes it from other tabs. */
export const SIGN_IN_WINDOW = 'nkm-account';

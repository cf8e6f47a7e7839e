/** Says in the query of /account that somebody signs up, and at which step. */
export const SIGN_UP_QUERY = 'sign-up';
/** Says in the query of /account that somebody forgot the password. Mails and help pages lead there, too. */
export const FORGOT_QUERY = 'forgot-password';

/** What /account reads of its query: who asked for the sign-in, and what is shown. */
export const ACCOUNT_QUERY = ['from', SIGN_UP_QUERY, FORGOT_QUERY];

/** Addresses that this slice links to. */
export const paths = {
  home: '/',
  account: '/account',
  emailNotice: '/register-verify-email',
  security: '/security',
  changePassword: '/password/change',
  terms: '/editorial/terms',
  privacyPolicy: '/editorial/privacy-policy',
  /** Sign-in; what else the page reads of the query stays. */
  signIn: (search: string) => account(search, {}),
  /** Sign-up, at its first step unless told; what else the page reads of the query stays. */
  signUp: (search: string, step = '') => account(search, { [SIGN_UP_QUERY]: step }),
  /** The dialog for a forgotten password, over the sign-in; what else the page reads of the query stays. */
  forgotPassword: (search: string) => account(search, { [FORGOT_QUERY]: '' }),
} as const;

function account(search: string, shown: Record<string, string>): string {
  const query = new URLSearchParams(search);
  const others = [...query.keys()].filter((name) => !ACCOUNT_QUERY.includes(name));
  for (const name of [...others, SIGN_UP_QUERY, FORGOT_QUERY]) query.delete(name);
  for (const [name, value] of Object.entries(shown)) query.set(name, value);
  const text = query.toString();
  return text === '' ? '/account' : `/account?${text}`;
}

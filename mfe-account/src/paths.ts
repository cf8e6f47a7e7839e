/** Says in the query of /account that somebody signs up, and at which step. */
export const SIGN_UP_QUERY = 'sign-up';

/** Addresses that this slice links to. */
export const paths = {
  home: '/',
  account: '/account',
  emailNotice: '/register-verify-email',
  security: '/security',
  changePassword: '/password/change',
  terms: '/editorial/terms',
  privacyPolicy: '/editorial/privacy-policy',
  /** Sign-in; the rest of the query stays. */
  signIn: (search: string) => account(search, null),
  /** Sign-up, at its first step unless told; the rest of the query stays. */
  signUp: (search: string, step = '') => account(search, step),
} as const;

function account(search: string, step: string | null): string {
  const query = new URLSearchParams(search);
  if (step === null) query.delete(SIGN_UP_QUERY);
  else query.set(SIGN_UP_QUERY, step);
  const text = query.toString();
  return text === '' ? '/account' : `/account?${text}`;
}

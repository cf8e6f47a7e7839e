/** Query parameter of /account that opens the sign-up; its value is the step. */
export const SIGN_UP_QUERY = 'sign-up';
/** Query parameter of /account that opens the forgot-password dialog. Emails and help pages link to it. */
export const FORGOT_QUERY = 'forgot-password';

/** Query parameter of /account: the address of another site that asks for the session. */
export const FROM_QUERY = 'from';
/** Query parameters of /account: the origin of the sign-in request, and the visible part. */
export const ACCOUNT_QUERY = [FROM_QUERY, SIGN_UP_QUERY, FORGOT_QUERY];

/** Addresses that this slice links to. */
export const paths = {
  home: '/',
  account: '/account',
  emailNotice: '/register-verify-email',
  verifyPhone: '/verify-phone',
  googleSignup: '/google_signup',
  twitterSignup: '/twitter_signup',
  appleSignup: '/apple_signup',
  security: '/security',
  changePassword: '/password/change',
  addresses: '/addresses',
  addAddress: '/addresses/add',
  editAddress: (id: number) => `/addresses/edit/${id}`,
  notifications: (page = 1) => pageOf('/notifications', page),
  recentlyViewed: (page = 1) => pageOf('/recent-viewed-product', page),
  shop: '/shop',
  profile: '/profile',
  dashboard: '/Dashboard',
  contact: '/Contact-Us',
  kyc: '/KycVerification',
  terms: '/editorial/terms',
  privacyPolicy: '/editorial/privacy-policy',
  /** Sign-in; keeps the other parameters of the page. */
  signIn: (search: string) => account(search, {}),
  /** Sign-up, by default at its first step; keeps the other parameters of the page. */
  signUp: (search: string, step = '') => account(search, { [SIGN_UP_QUERY]: step }),
  /** The forgot-password dialog over the sign-in; keeps the other parameters of the page. */
  forgotPassword: (search: string) => account(search, { [FORGOT_QUERY]: '' }),
} as const;

function pageOf(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

function account(search: string, shown: Record<string, string>): string {
  const query = new URLSearchParams(search);
  const others = [...query.keys()].filter((name) => !ACCOUNT_QUERY.includes(name));
  for (const name of [...others, SIGN_UP_QUERY, FORGOT_QUERY]) query.delete(name);
  for (const [name, value] of Object.entries(shown)) query.set(name, value);
  const text = query.toString();
  return text === '' ? '/account' : `/account?${text}`;
}

/** Addresses that this slice links to. */
export const paths = {
  home: '/',
  account: '/account',
  emailNotice: '/register-verify-email',
} as const;

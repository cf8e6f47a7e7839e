/** Addresses that this slice links to. */
export const paths = {
  home: '/',
  account: '/account',
  emailNotice: '/register-verify-email',
  security: '/security',
  changePassword: '/password/change',
} as const;

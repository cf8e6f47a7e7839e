/** Titles of the documents. Apart from `messages.ts`, because the claims of the routes travel with every page. */
export const titles = {
  account: 'Account',
  emailNotice: 'Verify your email',
  security: 'Security',
  changePassword: 'Change Password',
  resetPassword: 'Reset Password',
} as const;

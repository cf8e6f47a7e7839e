/** Document titles. Separate from `messages.ts`, because every page loads the claims of the routes. */
export const titles = {
  account: 'Account',
  emailNotice: 'Verify your email',
  security: 'Security',
  changePassword: 'Change Password',
  resetPassword: 'Reset Password',
} as const;

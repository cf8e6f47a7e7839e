/** Document titles. Separate from `messages.ts`, because every page loads the claims of the routes. */
export const titles = {
  account: 'Account',
  emailNotice: 'Verify your email',
  security: 'Security',
  changePassword: 'Change Password',
  kyc: 'KYC Verification',
  resetPassword: 'Reset Password',
  addresses: 'Addresses',
  addAddress: 'Add Address',
  editAddress: 'Edit Address',
  notifications: 'Notifications',
  recentlyViewed: 'Recently Viewed Products',
  profile: 'User Information',
  undoEmail: 'Undo the change of your email',
  confirmEmail: 'Confirm your new email',
  verifyPhone: 'Verify your phone number',
  socialSignIn: 'Sign in',
} as const;

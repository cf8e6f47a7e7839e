const nameTexts = (label: string) => ({
  required: `${label} is required`,
  invalid: `Invalid ${label}(only letters allowed)`,
  tooShort: `${label} must be at least 3 charaters long.`,
  tooLong: (most: number) => `${label} may have at most ${most} characters.`,
});

/** Shopper-facing texts of this module. Strings fixed by requirements stay verbatim. */
export const messages = {
  surname: nameTexts('Surname'),
  firstName: nameTexts('First Name'),
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid Email',
  emailTaken: 'The email has already been taken.',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 8 characters long.',
  passwordTooLong: (most: number) => `Password may have at most ${most} characters.`,
  passwordWithoutSpecial: 'Password must contain a special charater.',
  passwordWithoutLetter: 'Password must contain at least one letter.',
  passwordWithoutNumber: 'Password must contain at least one Number.',
  passwordLeaked:
    'This password is on a list of leaked passwords, which attackers try first. Please choose another one.',
  termsRequired: 'Accept the terms to continue.',
  captchaRequired: 'captcha is required',
  accountCreated: 'Account successfully created',
  wrongPassword: 'These credentials do not match our records.',
  wrongCode: 'The code is not correct.',
  expiredCode: 'The code has expired. Please request a new one.',
  lockedCode: 'Too many wrong codes. Please request a new one.',
  codeSent: 'We sent a sign-in code to your email.',
  codeSentIfRight:
    'After many wrong passwords, we do not say whether one is right. If yours was, a sign-in code is on its way to ' +
    'your email. If none arrives, reset your password.',
  captchaNeeded: 'Too many wrong passwords. Confirm that you are human, then try again.',
  codesPaused:
    'Too many wrong codes. Sign in on a device that you have used before, reset your password, or try again later.',
  verified: 'Your email is verified.',
  verificationDead: 'This link has expired or is no longer valid.',
  verifiedBefore: 'This email is already verified. If someone else uses the account, reset its password.',
  disowned: 'Nobody else can use the account any more. We sent a link to choose a password.',
  undoDead: 'This link has expired or already been used.',
  changeUndone: 'Your email is restored. We sent a link to choose a password.',
  alreadyVerified: 'The email is already verified.',
  verificationSent: 'Email resent',
  busy: 'Too many people are signing in right now. Please try again in a moment.',
  weakPassword: 'passwords need to have a letter, a number, a special character, and be more than 8 characters long.',
  passwordsDiffer: 'The passwords do not match.',
  passwordNeeded: 'Enter your current password.',
  signInAgain: 'Sign out, sign in again, then repeat this within 10 minutes.',
  wrongCurrentPassword: 'This is not your current password.',
  passwordChangedMail: (brand: string, when: string, forgotLink: string) => ({
    subject: `Your ${brand} password was changed`,
    text: [
      `Your account password was changed on ${when}. ` +
        'You have been signed out on all devices. Sign in with your new password.',
      `If this was not you, reset your password now:\n${forgotLink}`,
    ].join('\n\n'),
  }),
  enterValidEmail: 'Enter a valid email',
  resetRequested: 'If there is an account with this email, a link to reset the password is on its way.',
  resetLinkDead: 'This link has expired or already been used. Please request a new one.',
  passwordResetMail: (brand: string, link: string) => ({
    subject: `Reset your ${brand} password`,
    text: [
      `Open this link to choose a new password:\n${link}`,
      'The link works once and expires in 30 minutes. After you use it, older links stop working.',
      'If you did not request a reset, ignore this email. Your password has not changed.',
    ].join('\n\n'),
  }),
  codeMail: (brand: string, code: string) => ({
    subject: `Your ${brand} sign-in code`,
    text: [
      `Your sign-in code is ${code}.`,
      'It expires in 5 minutes and works once. Never share it with anyone: we will never ask you for it.',
      'If you did not try to sign in, change your password.',
    ].join('\n\n'),
  }),
  newDeviceMail: (
    brand: string,
    { device, when, securityLink, forgotLink }: Record<'device' | 'when' | 'securityLink' | 'forgotLink', string>,
  ) => ({
    subject: `New sign-in to your ${brand} account`,
    text: [
      `Someone signed in to your account on a new device: ${device}, on ${when}.`,
      `If this was you, ignore this email. Your devices:\n${securityLink}`,
      `If this was not you, reset your password now:\n${forgotLink}`,
    ].join('\n\n'),
  }),
  codesPausedMail: (brand: string, forgotLink: string) => ({
    subject: `Someone is trying to sign in to your ${brand} account`,
    text: [
      'Someone knows your account password and has entered many wrong sign-in codes within an hour.',
      'For up to an hour, you can sign in only on a device that you have used before. ' +
        'We send no codes to other devices.',
      `If this was not you, reset your password now:\n${forgotLink}`,
    ].join('\n\n'),
  }),
  verificationMail: (brand: string, firstName: string, link: string) => ({
    subject: `Verify your email for ${brand}`,
    text: [
      `Hello ${firstName},`,
      `Open this link to verify your email:\n${link}`,
      'The link expires in 24 hours. If you did not create an account, open the link anyway and choose “It wasn’t me”.',
    ].join('\n\n'),
  }),
};

const nameTexts = (label: string) => ({
  required: `${label} is required`,
  invalid: `Invalid ${label}(only letters allowed)`,
  tooShort: `${label} must be at least 3 charaters long.`,
  tooLong: (most: number) => `${label} may have at most ${most} characters.`,
});

/** Every text that a shopper may read from this module; those of the specification stand verbatim (spec 1 §5, §8). */
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
  termsRequired: 'The terms must be accepted.',
  captchaRequired: 'captcha is required',
  accountCreated: 'Account successfully created',
  wrongPassword: 'These credentials do not match our records.',
  wrongCode: 'The code is not correct.',
  expiredCode: 'The code has expired. Please request a new one.',
  lockedCode: 'Too many wrong codes. Please request a new one.',
  codeSent: 'A login code was sent to your email.',
  captchaNeeded: 'There were too many wrong passwords. Confirm that you are no robot and try again.',
  codesPaused:
    'Too many wrong codes were entered. Sign in on a device that you used before, reset your password, or try again later.',
  alreadyVerified: 'The email is already verified.',
  verificationSent: 'Email resent',
  contactInvalid: 'The contact must be a phone number.',
  contactTaken: 'The contact has already been taken.',
  busy: 'Too many people are signing in right now. Please try again in a moment.',
  weakPassword: 'passwords need to have a letter, a number, a special character, and be more than 8 characters long.',
  passwordsDiffer: 'The passwords do not match.',
  wrongCurrentPassword: 'This is not your current password.',
  passwordChangedMail: (brand: string, when: string, forgotLink: string) => ({
    subject: `Your ${brand} password was changed`,
    text: [
      `The password of your account was changed on ${when}. You are signed out everywhere: sign in with the new one.`,
      `If this was not you, choose a new password at once:\n${forgotLink}`,
    ].join('\n\n'),
  }),
  enterValidEmail: 'Enter a valid email',
  resetRequested: 'If this email has an account, a link to reset the password is on its way.',
  resetLinkDead: 'This link was used already or has expired. Please ask for a new one.',
  passwordResetMail: (brand: string, link: string) => ({
    subject: `Reset your ${brand} password`,
    text: [
      `Open this link to choose a new password:\n${link}`,
      'It works once, for 30 minutes. A newer link replaces it.',
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ].join('\n\n'),
  }),
  codeMail: (brand: string, code: string) => ({
    subject: `Your ${brand} login code`,
    text: [
      `Your login code is ${code}.`,
      'It expires in 5 minutes and works once. Never share it with anybody: we will not ask you for it.',
      'If you did not try to sign in, change your password.',
    ].join('\n\n'),
  }),
  codesPausedMail: (brand: string, forgotLink: string) => ({
    subject: `Somebody tries to sign in to your ${brand} account`,
    text: [
      'Somebody knows the password of your account and entered many wrong login codes within an hour.',
      'For up to an hour we send no more codes to devices that we do not know. You can still sign in on a device that you used before.',
      `If this was not you, choose a new password at once:\n${forgotLink}`,
    ].join('\n\n'),
  }),
  verificationMail: (brand: string, surname: string, link: string) => ({
    subject: `Verify your email for ${brand}`,
    text: [
      `Hi ${surname},`,
      `please open this link to verify your email:\n${link}`,
      'It works for 24 hours. If you have no account with us, ignore this mail.',
    ].join('\n\n'),
  }),
};

/** Every text that a shopper may read from this module. */
export const messages = {
  wrongPassword: 'These credentials do not match our records.',
  wrongCode: 'The code is not correct.',
  expiredCode: 'The code has expired. Please request a new one.',
  lockedCode: 'Too many wrong codes. Please request a new one.',
  codeSent: 'A login code was sent to your email.',
  alreadyVerified: 'The email is already verified.',
  verificationSent: 'Email resent',
  contactInvalid: 'The contact must be a phone number.',
  contactTaken: 'The contact has already been taken.',
  busy: 'Too many people are signing in right now. Please try again in a moment.',
  codeMail: (brand: string, code: string) => ({
    subject: `Your ${brand} login code`,
    text: [
      `Your login code is ${code}.`,
      'It expires in 5 minutes and works once. Never share it with anybody: we will not ask you for it.',
      'If you did not try to sign in, change your password.',
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

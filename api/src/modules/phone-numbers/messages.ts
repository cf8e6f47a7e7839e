/** Shopper-facing texts of this module. Strings fixed by requirements stay verbatim. */
export const messages = {
  contactInvalid: 'The contact must be a phone number.',
  contactTaken: 'The contact has already been taken.',
  contactUnverified: 'Verify this number with a code by text message first.',
  notMobile: 'Enter a Nigerian mobile number, for example 0803 123 4567.',
  captchaNeeded: 'Confirm that you are human.',
  textsUsedUp: 'We cannot send text messages at the moment. Please try again later.',
  emailFirst: 'Verify your email before your phone number.',
  codeSent: 'A code was sent to your phone.',
  verified: 'Your phone number is verified.',
  wrongCode: 'The code is not correct.',
  expiredCode: 'The code has expired. Please request a new one.',
  lockedCode: 'Too many wrong codes. Please request a new one.',
  /** One text message has 160 characters. */
  codeText: (brand: string, code: string) => ({
    subject: `${brand} phone verification`,
    text: `Your ${brand} code is ${code}. It expires in 10 minutes. Never share it with anyone.`,
  }),
  changedMail: (brand: string, when: string, number: string) => ({
    subject: `The phone number of your ${brand} account was changed`,
    text: [
      `On ${when}, the phone number of your account was changed. The new number ends with ${number.slice(-4)}.`,
      'If this was not you, change your password and contact us.',
    ].join('\n\n'),
  }),
};

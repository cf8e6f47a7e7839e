/** Shopper-facing texts of this module. Strings fixed by requirements stay verbatim. */
export const messages = {
  updated: 'Account successfully updated',
  inReview: 'KYC in review, you cannot update your profile',
  verified: 'Your identity is verified, so only our admins can change your profile. Please contact them.',
  sellerEmail: 'Sellers cannot change the email of their account.',
  emailTaken: 'The email has already been taken.',
  dobInvalid: 'Enter a date of birth such as 1994-03-18.',
  dobInFuture: 'The date of birth cannot be in the future.',
  dobTooEarly: 'Check the year of your date of birth.',
  latinNameInvalid: 'Enter your name in Latin letters, such as Ngozi Okafor.',
  genderInvalid: 'Choose Male, Female or Unspecified.',
  onePhoto: 'Send one photo.',
  avatarSaved: 'Profile photo saved',
  avatarRemoved: 'Profile photo removed',
  noEmailChange: 'There is no email change to confirm.',
  linkSent: 'A link was sent to the new email.',
  linkDead: 'This link has expired or already been used. Please request a new one.',
  emailChanged: 'Your email was changed.',
  confirmMail: (brand: string, firstName: string, link: string) => ({
    subject: `Confirm your new email for ${brand}`,
    text: [
      `Hello ${firstName},`,
      `Open this link to use this email for your account:\n${link}`,
      'The link works once and expires in 24 hours. Until then, your account keeps its previous email.',
      'If you did not ask for this, ignore this email.',
    ].join('\n\n'),
  }),
  requestedMail: (brand: string, email: string, when: string) => ({
    subject: `A new email for your ${brand} account was requested`,
    text: [
      `On ${when}, someone who is signed in to your account asked to change its email to ${email}.`,
      'Your account keeps this email until someone opens the link that we sent to the new one.',
      'If this was not you, change your password now. Then cancel the change on your profile page.',
    ].join('\n\n'),
  }),
  changedMail: (brand: string, { email, when, undoLink }: Record<'email' | 'when' | 'undoLink', string>) => ({
    subject: `The email of your ${brand} account was changed`,
    text: [
      `On ${when}, the email of your account was changed to ${email}. All other devices were signed out.`,
      `If this was not you, undo the change within seven days:\n${undoLink}`,
    ].join('\n\n'),
  }),
};

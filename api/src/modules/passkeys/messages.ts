/** Shopper-facing texts of passkeys. */
export const messages = {
  stale: 'This request has expired or already been used. Please start again.',
  refused: 'We could not verify your passkey. Please start again.',
  unknown:
    'This passkey does not belong to an account here. Sign in with your password, ' +
    'and delete the passkey on your device.',
  copied: 'This passkey may have been copied, so it was refused. Sign in with your password and remove the passkey.',
  tooMany: (most: number) => `An account can have ${most} passkeys. Remove one first.`,
  known: 'This passkey is already in use.',
  nameMissing: 'Enter a name.',
  nameTooLong: (most: number) => `A name may have at most ${most} characters.`,
  notFound: 'Passkey not found.',
  proved: 'Confirmed with your passkey.',
  added: 'Your passkey was added.',
  addedMail: (
    brand: string,
    { name, when, securityLink, forgotLink }: Record<'name' | 'when' | 'securityLink' | 'forgotLink', string>,
  ) => ({
    subject: `A passkey was added to your ${brand} account`,
    text: [
      `The passkey “${name}” was added to your account on ${when}. It signs you in without a password or code.`,
      `If this was you, ignore this email. Your passkeys:\n${securityLink}`,
      `If this was not you, reset your password now, which also removes all passkeys:\n${forgotLink}`,
    ].join('\n\n'),
  }),
  removedMail: (brand: string, { names, when, forgotLink }: { names: string[]; when: string; forgotLink: string }) => ({
    subject: `${names.length === 1 ? 'A passkey was' : 'Passkeys were'} removed from your ${brand} account`,
    text: [
      `Removed on ${when}: ${names.map((name) => `“${name}”`).join(', ')}. ` + 'Your other ways to sign in still work.',
      `If this was not you, reset your password now:\n${forgotLink}`,
    ].join('\n\n'),
  }),
};

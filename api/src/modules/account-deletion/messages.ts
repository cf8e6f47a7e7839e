import { REASON_LENGTH } from '@nkm/contracts/removal-reason';

const list = (items: readonly string[]) => items.join(', ');

/** Shopper-facing texts of this module. */
export const messages = {
  reasonTooShort: `The reason must be at least ${REASON_LENGTH.min} characters.`,
  reasonTooLong: `The reason may not be greater than ${REASON_LENGTH.max} characters.`,
  codeSent: 'We sent a confirmation code to your email.',
  wrongCode: 'The code is not correct.',
  expiredCode: 'The code has expired. Please request a new one.',
  lockedCode: 'Too many wrong codes. Please request a new one.',
  deleted: 'Your account was deleted.',
  deactivated: 'Your account is deactivated. Sign in to use it again.',
  parcels: (references: readonly string[]) =>
    `Your account cannot be deleted yet: ${list(references)} ${references.length === 1 ? 'is' : 'are'} not ` +
    'delivered yet. ' +
    'You can delete it once everything has arrived.',
  payment: (reference: string, minutes: number) =>
    `Your account cannot be deleted yet: order ${reference} is awaiting payment. ` +
    `Pay for it, or try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  store: (store: string) =>
    `Your account cannot be deleted yet: parcels from your store ${store} are not delivered yet. ` +
    'You can delete it once they have arrived.',
  undo: (until: string) =>
    'Your account cannot be deleted yet: its email was changed, and the previous email can undo that until ' +
    `${until}. You can delete it after that.`,
  codeMail: (brand: string, code: string) => ({
    subject: `Delete your ${brand} account?`,
    text: [
      `Your account deletion code is ${code}.`,
      'It expires in 10 minutes and works once. Deletion cannot be undone. ' +
        'Never share the code: we will not ask you for it.',
      'If you did not request this, someone else may be signed in to your account. Change your password now.',
    ].join('\n\n'),
  }),
  deletedMail: (brand: string) => ({
    subject: `Your ${brand} account was deleted`,
    text: [
      'Your account and personal data are deleted. The law requires us to keep order records, without your name.',
      'You can open a new account with this address at any time.',
      'This is our last email about this account.',
    ].join('\n\n'),
  }),
  deactivatedMail: (brand: string) => ({
    subject: `Your ${brand} account is deactivated`,
    text: [
      'Your account is deactivated and you are signed out everywhere. Nothing was deleted.',
      'Sign in to use it again.',
      'If this was not you, sign in and change your password.',
    ].join('\n\n'),
  }),
} as const;

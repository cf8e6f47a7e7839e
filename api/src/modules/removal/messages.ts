import { REASON_LENGTH } from '@nkm/contracts/removal-reason';

const list = (items: readonly string[]) => items.join(', ');

/** Every text that a shopper may read from this module. */
export const messages = {
  reasonTooShort: `The reason must be at least ${REASON_LENGTH.min} characters.`,
  reasonTooLong: `The reason may not be greater than ${REASON_LENGTH.max} characters.`,
  codeSent: 'A code that confirms the deletion was sent to your email.',
  wrongCode: 'The code is not correct.',
  expiredCode: 'The code has expired. Please request a new one.',
  lockedCode: 'Too many wrong codes. Please request a new one.',
  deleted: 'Your account was deleted.',
  deactivated: 'Your account is deactivated. Sign in to use it again.',
  parcels: (references: readonly string[]) =>
    `Your account cannot be deleted yet: ${list(references)} ${references.length === 1 ? 'is' : 'are'} not delivered yet. You can delete it once everything has arrived.`,
  payment: (reference: string, minutes: number) =>
    `Your account cannot be deleted yet: the order ${reference} waits for its payment. Pay for it, or try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  store: (store: string) =>
    `Your account cannot be deleted yet: parcels of your store ${store} are not delivered yet. You can delete it once they have arrived.`,
  codeMail: (brand: string, code: string) => ({
    subject: `Delete your ${brand} account?`,
    text: [
      `The code that deletes your account is ${code}.`,
      'It expires in 10 minutes and works once. Deleting cannot be undone. Never share the code with anybody: we will not ask you for it.',
      'If you did not ask for this, somebody else is signed in to your account: change your password.',
    ].join('\n\n'),
  }),
  deletedMail: (brand: string) => ({
    subject: `Your ${brand} account was deleted`,
    text: [
      'Your account and what we knew of you are deleted. Orders stay in our books, as the law asks, without your name.',
      'You can open a new account with this address at any time.',
      'This is the last mail about it.',
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

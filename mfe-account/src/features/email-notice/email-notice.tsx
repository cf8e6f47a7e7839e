import type { User } from '@nkm/contracts';
import { messages } from '../../messages';
import { ResendLine } from './resend-line';
import { useVerificationWatch } from './use-verification-watch';

const texts = messages.emailNotice;

/** For a signed-in shopper whose email is not verified (ACC-SCR-016). It waits for the verification. */
export function EmailNotice({ user }: { user: User }) {
  useVerificationWatch(!user.email_verified);
  return (
    <>
      <p>{texts.mustVerify}</p>
      <ResendLine email={user.email} idle={texts.waiting} isGuest={false} />
    </>
  );
}

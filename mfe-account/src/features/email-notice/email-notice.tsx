import type { User } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import styles from './email-notice.module.css';
import { resendEmail } from './resend-email';
import { useVerificationWatch } from './use-verification-watch';

const texts = messages.emailNotice;

/** For a signed-in shopper whose email is not verified (ACC-SCR-016). It waits for the verification. */
export function EmailNotice({ user }: { user: User }) {
  const platform = usePlatform();
  const [sending, setSending] = useState(false);
  useVerificationWatch(!user.email_verified);

  async function resend() {
    setSending(true);
    await resendEmail(platform);
    setSending(false);
  }
  return (
    <>
      <p>{texts.mustVerify}</p>
      <p>{texts.checkInbox(user.email)}</p>
      <p>
        {texts.resendBefore}
        <Button variant="quiet" className={styles.inline} busy={sending} onClick={() => void resend()}>
          {texts.resendLink}
        </Button>
        {texts.resendAfter}
      </p>
      <p className={styles.soft} role="status">
        {sending ? texts.resending : texts.waiting}
      </p>
    </>
  );
}

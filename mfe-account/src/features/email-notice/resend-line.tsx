import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import styles from './email-notice.module.css';
import { resendEmail } from './resend-email';

const texts = messages.emailNotice;

/** Names the address and resends the mail (ACC-SCR-017). `idle` is the status while nothing is sent. */
export function ResendLine({ email, idle, isGuest }: { email: string; idle: string; isGuest: boolean }) {
  const platform = usePlatform();
  const [sending, setSending] = useState(false);

  async function resend() {
    setSending(true);
    await resendEmail(platform, isGuest ? email : null);
    setSending(false);
  }
  return (
    <>
      <p>{texts.checkInbox(email)}</p>
      <p>
        {texts.resendBefore}
        <Button variant="quiet" className={styles.inline} busy={sending} onClick={() => void resend()}>
          {texts.resendLink}
        </Button>
        {texts.resendAfter}
      </p>
      <p className={styles.soft} role="status">
        {sending ? texts.resending : idle}
      </p>
    </>
  );
}

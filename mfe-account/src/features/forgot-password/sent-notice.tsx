import { Button, Countdown, Notice } from '@nkm/ui';
import { useState } from 'react';
import styles from './forgot-password.module.css';
import { messages } from './messages';
import type { SentLink } from './request-link';
import type { ForgotPassword } from './use-forgot-password';

/** The notice about the sent link. Resend is possible after 5 minutes (ACC-SCR-014). */
export function SentNotice({ sent, forgot }: { sent: SentLink; forgot: ForgotPassword }) {
  const [canResend, setCanResend] = useState(() => sent.resendAt <= Date.now());
  return (
    <div className={styles.form}>
      <Notice tone="success">{sent.message}</Notice>
      {forgot.failure && <Notice tone="error">{forgot.failure}</Notice>}
      <p>{messages.sentTo(sent.email)}</p>
      <p role="status">
        <span>{canResend ? messages.canResend : messages.notReceived}</span>{' '}
        <Countdown until={sent.resendAt} label={messages.notReceived} onEnd={() => setCanResend(true)} />
      </p>
      <div className={styles.buttons}>
        <Button variant="main" disabled={!canResend} busy={forgot.busy} onClick={() => void forgot.resend()}>
          {forgot.busy ? messages.sending : messages.resend}
        </Button>
        <Button variant="quiet" onClick={forgot.startAgain}>
          {messages.anotherEmail}
        </Button>
      </div>
    </div>
  );
}

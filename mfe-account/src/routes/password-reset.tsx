import { Breadcrumb, Button, Notice } from '@nkm/ui';
import { useState } from 'react';
import { keepSentLink } from '../features/forgot-password/keep-sent-link';
import { ForgotDialog, prepareForgotDialog } from '../features/forgot-password/deferred-forgot-dialog';
import { ResetPasswordForm } from '../features/password/reset-password-form';
import { useLinkToken } from '../link-token/use-link-token';
import { messages } from '../messages';
import { paths } from '../paths';
import styles from './account-page.module.css';

const texts = messages.resetPassword;

/** The target of the emailed reset link (ACC-ROUTE-006). */
export default function PasswordReset() {
  const { token, forget } = useLinkToken('password-reset');
  const [deadToken, setDeadToken] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const isDead = token !== null && token === deadToken;

  function spendLink() {
    forget();
    keepSentLink(null); // the shopper can request another link at once
  }
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ title: messages.security.home, to: paths.home }, { title: texts.heading }]} />
      <h1>{texts.heading}</h1>
      {token !== null && !isDead ? (
        <>
          <p className={styles.intro}>{texts.intro}</p>
          <ResetPasswordForm
            key={token}
            token={token}
            onDone={spendLink}
            onDead={() => {
              spendLink();
              setDeadToken(token);
            }}
          />
        </>
      ) : (
        <>
          <Notice tone={isDead ? 'error' : 'warning'} title={isDead ? texts.linkDead : texts.linkMissing}>
            <p>{isDead ? texts.linkDeadNext : texts.linkMissingNext}</p>
          </Notice>
          <p>
            <Button
              variant="main"
              autoFocus={isDead} // the focused form is gone
              aria-haspopup="dialog"
              onFocus={prepareForgotDialog}
              onPointerEnter={prepareForgotDialog}
              onClick={() => setAsks(true)}
            >
              {texts.ask}
            </Button>
          </p>
        </>
      )}
      {asks && <ForgotDialog email="" onClose={() => setAsks(false)} />}
    </div>
  );
}

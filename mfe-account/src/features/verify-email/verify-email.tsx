import { Button, FailurePanel, Notice, Spinner } from '@nkm/ui';
import { paths } from '../../paths';
import { messages } from './messages';
import { SignUpFactsList } from './sign-up-facts';
import { useVerification } from './use-verification';
import styles from './verify-email.module.css';

/**
 * Asks before the email is verified: mail programs open links before the reader does. Only the browser that signed up
 * is not shown how the account was made.
 */
export function VerifyEmail() {
  const { view, work, retry, confirm, disown } = useVerification();
  const signIn = <Button to={paths.account}>{messages.signIn}</Button>;
  if (view === 'loading') return <Spinner label={messages.loading} />;
  if (view === 'failed') return <FailurePanel title={messages.failed} onRetry={retry} />;
  if (view === 'missing')
    return (
      <Notice tone="warning">
        <p>{messages.missing}</p>
      </Notice>
    );
  if (view === 'dead')
    return (
      <Notice tone="error" title={messages.dead} action={signIn}>
        <p>{messages.deadNext}</p>
      </Notice>
    );
  if ('disowned' in view)
    return (
      <Notice tone="success" title={messages.disowned}>
        <p>{messages.disownedNext(view.disowned)}</p>
      </Notice>
    );
  if (view.verified)
    return (
      <div className={styles.panel}>
        <Notice title={messages.verified(view.email)} action={signIn}>
          <p>{messages.verifiedNext}</p>
        </Notice>
        <Button to={paths.forgotPassword('')}>{messages.reset}</Button>
      </div>
    );
  if (view.own_browser)
    return (
      <div className={styles.panel}>
        <p className={styles.email}>{messages.ask(view.email)}</p>
        <Button variant="main" busy={work !== null} onClick={() => void confirm()}>
          {work ? messages.submitting : messages.submit}
        </Button>
      </div>
    );
  return (
    <div className={styles.panel}>
      <p className={styles.email}>{messages.made(view.email)}</p>
      <SignUpFactsList facts={view.sign_up} />
      <div className={styles.choice}>
        <Button variant="main" busy={work === 'mine'} aria-describedby="mine" onClick={() => void confirm()}>
          {work === 'mine' ? messages.working : messages.mine}
        </Button>
        <p id="mine">{messages.mineHint}</p>
      </div>
      <div className={styles.choice}>
        <Button busy={work === 'not-mine'} aria-describedby="not-mine" onClick={() => void disown(view)}>
          {work === 'not-mine' ? messages.working : messages.notMine}
        </Button>
        <p id="not-mine">{messages.notMineHint}</p>
      </div>
    </div>
  );
}

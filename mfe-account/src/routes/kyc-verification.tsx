import { usePlatform, useTopic } from '@nkm/platform';
import { Breadcrumb, Button, Spinner } from '@nkm/ui';
import type { MouseEvent } from 'react';
import { KycStatusText } from '../features/kyc/kyc-status';
import { messages } from '../features/kyc/messages';
import { SupportLink } from '../features/kyc/support-link';
import { useFreshStatus } from '../features/kyc/use-fresh-status';
import { paths } from '../paths';
import styles from './account-page.module.css';

/** /KycVerification: the shopper's KYC status. */
export default function KycVerification() {
  const { bus, navigate, session } = usePlatform();
  const { status, user } = useTopic('session');
  useFreshStatus(user !== null);

  function signIn(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // the browser opens a new tab or window
    event.preventDefault();
    bus.send('session.require', { returnTo: paths.kyc }).catch(() => {
      session.keepReturnPath(paths.kyc);
      navigate(paths.account);
    });
  }
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <Breadcrumb items={[{ title: messages.home, to: paths.home }, { title: messages.heading }]} />
      <h1>{messages.heading}</h1>
      {status === 'restoring' && <Spinner label={messages.loading} />}
      {status === 'guest' && (
        <>
          <p>{messages.guest}</p>
          <p>
            <Button to={paths.account} variant="main" onClick={signIn}>
              {messages.signIn}
            </Button>
          </p>
        </>
      )}
      {user && <KycStatusText user={user} />}
      <SupportLink />
    </div>
  );
}

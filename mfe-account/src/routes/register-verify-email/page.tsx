import { usePlatform, useTopic } from '@nkm/platform';
import { Notice } from '@nkm/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmailNotice } from '../../features/email-notice/email-notice';
import { LoginNotice, type MailLink } from '../../features/email-notice/login-notice';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { openerOfShop, tellOpener } from '../../after-sign-in/opener';
import styles from './page.module.css';

const texts = messages.emailNotice;

/** The email verification notice. */
export default function RegisterVerifyEmail() {
  const platform = usePlatform();
  const { status, user } = useTopic('session');
  const [query] = useSearchParams();
  const verified = user?.email_verified === true;
  // A server without phone numbers in the profile does not ask for one.
  const needsPhone = user?.phone === null || user?.phone === '';

  useEffect(() => {
    if (!verified) return;
    // The link opened in another tab, and this is the window of the sign-in.
    const opener = openerOfShop();
    if (opener) {
      tellOpener(opener, user);
      window.close();
      return;
    }
    platform.navigate(needsPhone ? paths.verifyPhone : platform.session.takeReturnPath(), { replace: true });
  }, [platform, user, verified, needsPhone]);

  return (
    <div className={styles.page}>
      <h1>{texts.greeting}</h1>
      {status === 'restoring' && <p role="status">{texts.loading}</p>}
      {query.has('linkExpired') && !verified && <Notice tone="warning">{texts.linkExpired}</Notice>}
      {status === 'guest' && <LoginNotice cameBy={linkOf(query)} />}
      {user && !verified && <EmailNotice user={user} />}
      {verified && <p role="status">{texts.moving}</p>}
    </div>
  );
}

/** The result of the emailed link, which the server adds to the address; null without one. */
function linkOf(query: URLSearchParams): MailLink | null {
  if (query.has('emailVerified')) return 'verified';
  return query.has('linkExpired') ? 'expired' : null;
}

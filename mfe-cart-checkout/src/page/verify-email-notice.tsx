import { usePlatform, useTopic } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages';
import { paths } from '../paths';

/** Asks the shopper to verify the email before ordering, and stores this page as the return path. */
export function VerifyEmailNotice() {
  const { session, navigate } = usePlatform();
  const { user } = useTopic('session');
  const { pathname, search } = useLocation();
  if (user?.email_verified !== false) return null;

  function lead() {
    session.keepReturnPath(pathname + search);
    navigate(paths.verifyEmail);
  }
  return (
    <Notice
      tone="warning"
      title={messages.verifyEmail}
      action={<Button onClick={lead}>{messages.verifyEmailNow}</Button>}
    >
      <p>{messages.verifyEmailDetail}</p>
    </Notice>
  );
}

import { usePlatform } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { useEffect, useState } from 'react';
import { useOneRequest } from '../../one-request/use-one-request';
import { cancelEmailChange, readEmailChange, resendLink } from './email-change';
import { messages } from './messages';
import styles from './profile.module.css';

const texts = messages.pending;

/** The new email that waits for its mailed link; nothing on a server without this addition. */
export function PendingEmail() {
  const platform = usePlatform();
  const [email, setEmail] = useState<string | null>(null);
  const request = useOneRequest<'resend' | 'cancel'>();

  useEffect(() => {
    let left = false;
    void readEmailChange(platform).then((pending) => !left && setEmail(pending));
    return () => {
      left = true;
    };
  }, [platform]);

  if (email === null) return null;
  const resend = () => request.run('resend', () => resendLink(platform), platform.toastError);
  const cancel = () =>
    request.run(
      'cancel',
      async () => {
        await cancelEmailChange(platform);
        setEmail(null);
      },
      platform.toastError,
    );
  return (
    <Notice title={texts.waiting(email)}>
      <p>{texts.next}</p>
      <p className={styles.choices}>
        <Button size="s" busy={request.work === 'resend'} onClick={() => void resend()}>
          {texts.resend}
        </Button>
        <Button size="s" variant="quiet" busy={request.work === 'cancel'} onClick={() => void cancel()}>
          {texts.cancel}
        </Button>
      </p>
    </Notice>
  );
}

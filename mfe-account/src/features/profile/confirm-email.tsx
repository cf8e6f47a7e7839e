import { ApiError, usePlatform } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { useEffect, useState } from 'react';
import { useLinkToken } from '../../link-token/use-link-token';
import card from '../../narrow-card/narrow-card.module.css';
import { useOneRequest } from '../../one-request/use-one-request';
import { paths } from '../../paths';
import { confirmEmailChange, readEmailChange } from './email-change';
import { messages } from './messages';

const texts = messages.confirm;

/** Asks before the email changes: mail programs open links before the reader does. */
export function ConfirmEmail() {
  const platform = usePlatform();
  const { token, forget } = useLinkToken('email-change');
  const [email, setEmail] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<{ token: string; text: string } | null>(null);
  const request = useOneRequest<'confirm'>();

  useEffect(() => {
    let left = false;
    void readEmailChange(platform).then((pending) => !left && setEmail(pending));
    return () => {
      left = true;
    };
  }, [platform]);

  async function confirm(link: string) {
    const outcome = await request.run(
      'confirm',
      () => confirmEmailChange(platform, link),
      (cause) => {
        platform.toastError(cause);
        if (!(cause instanceof ApiError) || cause.retryable) return;
        forget();
        setRefusal({ token: link, text: cause.errors.token ? texts.dead : cause.messages.join(' ') });
      },
    );
    if (outcome !== 'done') return;
    forget();
    platform.navigate(paths.profile, { replace: true });
  }

  const toProfile = <Button to={paths.profile}>{texts.toProfile}</Button>;
  if (token === null)
    return (
      <Notice tone="warning" action={toProfile}>
        <p>{texts.missing}</p>
      </Notice>
    );
  if (refusal?.token === token)
    return (
      <Notice tone="error" title={refusal.text} action={toProfile}>
        <p>{texts.deadNext}</p>
      </Notice>
    );
  const busy = request.work !== null;
  return (
    <div className={card.card}>
      <p>{texts.ask(email)}</p>
      <Button variant="main" busy={busy} onClick={() => void confirm(token)}>
        {busy ? texts.submitting : texts.submit}
      </Button>
    </div>
  );
}

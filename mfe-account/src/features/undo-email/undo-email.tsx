import { ApiError, usePlatform, useTopic } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { useState } from 'react';
import { useLinkToken } from '../../link-token/use-link-token';
import { paths } from '../../paths';
import { useOneRequest } from '../../one-request/use-one-request';
import { messages } from './messages';

type Result = { done: string } | 'dead';

/** Gives an account its previous email back, after a press: mail programs open links before the reader does. */
export function UndoEmail() {
  const platform = usePlatform();
  const { user } = useTopic('session');
  const { token, forget } = useLinkToken('email-undo');
  const [result, setResult] = useState<{ token: string; result: Result } | null>(null);
  const request = useOneRequest<'undo'>();

  async function undo(link: string) {
    const { data } = await platform.api.post<{ data: { email: string } }>('/users/email-change/undo', { token: link });
    forget();
    setResult({ token: link, result: { done: data.email } });
    // A session of that account in this browser has ended.
    if (user) await platform.session.reload().catch(() => undefined);
  }
  function fail(link: string, cause: unknown) {
    if (!(cause instanceof ApiError) || !('token' in cause.errors)) return platform.toastError(cause);
    forget();
    setResult({ token: link, result: 'dead' });
  }

  const shown = result?.token === token ? result.result : null;
  if (token === null)
    return (
      <Notice tone="warning">
        <p>{messages.missing}</p>
      </Notice>
    );
  if (shown === 'dead')
    return (
      <Notice tone="error" title={messages.dead} action={<Button to={paths.contact}>{messages.contact}</Button>}>
        <p>{messages.deadNext}</p>
      </Notice>
    );
  if (shown !== null)
    return (
      <Notice tone="success" title={messages.done}>
        <p>{messages.doneNext(shown.done)}</p>
      </Notice>
    );
  const busy = request.work !== null;
  const press = () =>
    request.run(
      'undo',
      () => undo(token),
      (cause) => fail(token, cause),
    );
  return (
    <>
      <p>{messages.ask}</p>
      <Button variant="main" wide busy={busy} onClick={() => void press()}>
        {busy ? messages.submitting : messages.submit}
      </Button>
    </>
  );
}

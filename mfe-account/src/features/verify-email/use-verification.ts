import { usePlatform, useTopic } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { useLinkToken } from '../../link-token/use-link-token';
import { useOneRequest } from '../../one-request/use-one-request';
import { disownAccount, isDead, readVerification, type Verification, verifyEmail } from './verification';

type View = 'loading' | 'failed' | 'dead' | 'missing' | { disowned: string } | Verification;

/** State of the page: reads the link of the address, and runs one request of its buttons at a time. */
export function useVerification() {
  const platform = usePlatform();
  const { user } = useTopic('session');
  const { token, forget } = useLinkToken('verification');
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<{ token: string; tries: number; view: View } | null>(null);
  const request = useOneRequest<'mine' | 'not-mine'>();
  const isCurrent = read !== null && read.token === token && read.tries === tries;
  const view: View = token === null ? 'missing' : isCurrent ? read.view : 'loading';

  useEffect(() => {
    if (token === null) return;
    let left = false;
    readVerification(platform, token).then(
      (found) => !left && setRead({ token, tries, view: found }),
      (cause: unknown) => !left && setRead({ token, tries, view: isDead(cause) ? 'dead' : 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [platform, token, tries]);

  /** The signed-in shopper may be of this account. If this fails, the next page load shows the change. */
  const reload = async () => (user ? platform.session.reload().catch(() => undefined) : undefined);
  const show = (next: View) => token !== null && setRead({ token, tries, view: next });
  function fail(cause: unknown) {
    if (!isDead(cause)) return platform.toastError(cause);
    forget();
    show('dead');
  }

  return {
    view,
    work: request.work,
    retry: () => setTries(tries + 1),
    confirm: () =>
      request.run(
        'mine',
        async () => {
          if (token === null) return;
          await verifyEmail(platform, token);
          forget();
          await reload();
        },
        fail,
      ),
    disown: ({ email }: Verification) =>
      request.run(
        'not-mine',
        async () => {
          if (token === null) return;
          await disownAccount(platform, token);
          forget();
          show({ disowned: email });
          await reload();
        },
        fail,
      ),
  };
}

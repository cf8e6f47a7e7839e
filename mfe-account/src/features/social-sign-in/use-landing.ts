import { hasFeature } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { finishSignIn } from '../../after-sign-in/finish-sign-in';
import { rememberProvider } from '../../social/connect-provider';
import { type ProviderName, PROVIDERS } from '../../social/providers';
import { messages } from './messages';
import { postAnswer, TWITTER_EMAIL } from './post-answer';
import { isEmpty, type ProviderAnswer, readAnswer } from './read-answer';
import { findStarted } from './started';

export type Landing =
  | { kind: 'working' | 'done' }
  /** `retry`: the same answer can succeed later. */
  | { kind: 'failed'; text: string; retry: boolean }
  /** Twitter shares no email. */
  | { kind: 'email'; text: string }
  /** The email has an account; a sign-in with the password connects the provider. */
  | { kind: 'connect'; text: string };

/** Completes a sign-in from the address of a landing page, which is cleared at once. */
export function useLanding(provider: ProviderName) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const answer = useRef<ProviderAnswer>({});
  const [landing, setLanding] = useState<Landing>({ kind: 'working' });

  useEffect(() => {
    const found = readAnswer({ search, hash });
    if (search !== '' || hash !== '') void navigate(pathname, { replace: true, preventScrollReset: true });
    // The address is clean in the second run.
    if (isEmpty(found) && !isEmpty(answer.current)) return;
    answer.current = found;
    void complete();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search, hash]);

  async function complete(): Promise<void> {
    const { state = '', code, access_token, id_token, error } = answer.current;
    const fail = (text: string) => setLanding({ kind: 'failed', text, retry: false });
    if (error !== undefined) return fail(messages.cancelled(PROVIDERS[provider]));
    if (!code && !access_token && !id_token) return fail(messages.incomplete(PROVIDERS[provider]));
    const started = findStarted(platform.storage, { provider, state });
    // A server as documented starts no sign-in, so it has no state.
    if (started === null && hasFeature(platform.settings, 'social-sign-in')) return fail(messages.notStarted);
    setLanding({ kind: 'working' });
    try {
      const session = await postAnswer(platform, provider, answer.current, started?.news ?? false);
      if (started) window.name = started.windowName;
      setLanding({ kind: 'done' });
      await finishSignIn(platform, session, { wasPopup: started?.wasPopup ?? false, needsPhone: true });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setLanding(explain(cause, state));
    }
  }

  function explain(cause: ApiError, state: string): Landing {
    const { status, message: text, errors } = cause;
    if ('connect' in errors) {
      rememberProvider(platform, provider, state);
      return { kind: 'connect', text };
    }
    if (provider === 'twitter' && 'email' in errors) return { kind: 'email', text };
    return { kind: 'failed', text, retry: status === 0 || status === 429 || status >= 500 };
  }

  return {
    landing,
    retry: () => void complete(),
    useEmail(email: string) {
      platform.storage.set(TWITTER_EMAIL, email);
      void complete();
    },
  };
}

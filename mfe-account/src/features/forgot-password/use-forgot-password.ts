import { ApiError, usePlatform } from '@nkm/platform';
import { useRef, useState } from 'react';
import { keepSentLink, restoreSentLink } from './keep-sent-link';
import { messages } from './messages';
import { requestLink, type SentLink } from './request-link';

/** Requests the link, and resends it (spec 1 §4). */
export function useForgotPassword() {
  const platform = usePlatform();
  const [sent, setSent] = useState<SentLink | null>(() => restoreSentLink(Date.now()));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const [failure, setFailure] = useState('');
  const working = useRef(false);

  function moveTo(next: SentLink | null) {
    setSent(next);
    keepSentLink(next);
    setRefused('');
    setFailure('');
  }

  async function ask(email: string): Promise<boolean> {
    if (working.current) return false;
    working.current = true;
    setBusy(true);
    setRefused('');
    setFailure('');
    try {
      moveTo(await requestLink(platform, email));
      return true;
    } catch (cause) {
      tell(cause);
      return false;
    } finally {
      working.current = false;
      setBusy(false);
    }
  }

  function tell(cause: unknown) {
    const known = cause instanceof ApiError ? cause : null;
    // The second line shows the server's message, such as to wait a minute.
    platform.toast('error', messages.failed, known?.status ? known.message : undefined);
    if (known?.errors.email) setRefused(known.errors.email.join(' '));
    else setFailure(known?.status ? known.message : messages.failed);
  }

  return {
    sent,
    busy,
    /** The server's error for the email field. */
    refused,
    /** The error of a request that failed. */
    failure,
    ask,
    async resend() {
      if (sent && (await ask(sent.email))) platform.toast('success', messages.resent);
    },
    startAgain: () => moveTo(null),
  };
}

export type ForgotPassword = ReturnType<typeof useForgotPassword>;

import { ApiError, usePlatform } from '@nkm/platform';
import { useState } from 'react';
import { useOneRequest } from '../../one-request/use-one-request';
import { keepSentLink, restoreSentLink } from './keep-sent-link';
import { messages } from './messages';
import { requestLink, type SentLink } from './request-link';

/** Requests the link, and resends it. */
export function useForgotPassword() {
  const platform = usePlatform();
  const [sent, setSent] = useState<SentLink | null>(() => restoreSentLink(Date.now()));
  const request = useOneRequest<'link'>();
  const [refused, setRefused] = useState('');
  const [failure, setFailure] = useState('');

  function moveTo(next: SentLink | null) {
    setSent(next);
    keepSentLink(next);
    setRefused('');
    setFailure('');
  }

  async function ask(email: string): Promise<boolean> {
    setRefused('');
    setFailure('');
    const outcome = await request.run('link', async () => moveTo(await requestLink(platform, email)), tell);
    return outcome === 'done';
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
    busy: request.work !== null,
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

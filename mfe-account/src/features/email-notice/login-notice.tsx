import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import type { MouseEvent } from 'react';
import { messages } from '../../messages';
import { paths } from '../../paths';

const texts = messages.emailNotice;

export type MailLink = 'verified' | 'expired';

const WORDS: Record<MailLink | 'registered', readonly string[]> = {
  registered: [texts.registered, texts.registeredNext],
  verified: [texts.verified],
  expired: [texts.linkExpiredNext],
};

/** For a guest who has just registered, or who followed the emailed link. */
export function LoginNotice({ cameBy }: { cameBy: MailLink | null }) {
  const { bus, navigate, session } = usePlatform();

  function login(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // the browser opens a new tab or window
    event.preventDefault();
    // The shell opens the popup, or the page itself when a popup does not fit. The wanted path of before stays.
    const returnTo = session.takeReturnPath();
    bus.send('session.require', { returnTo }).catch(() => {
      session.keepReturnPath(returnTo);
      navigate(paths.account);
    });
  }
  return (
    <>
      {WORDS[cameBy ?? 'registered'].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <Button to={paths.account} variant="main" onClick={login}>
          {texts.login}
        </Button>
      </p>
    </>
  );
}

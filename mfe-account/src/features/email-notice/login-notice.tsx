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

/** For a visitor without session: just registered, or back from the link in the mail. */
export function LoginNotice({ cameBy }: { cameBy: MailLink | null }) {
  const { bus, navigate, session } = usePlatform();

  function login(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // they want the link in a window of their own
    event.preventDefault();
    // The shell opens the popup, or goes to the page itself where there is no room for one.
    // Where the visitor wanted to go before they signed up or in stays where they go.
    bus.send('session.require', { returnTo: session.takeReturnPath() }).catch(() => navigate(paths.account));
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

import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { type MouseEvent, useState } from 'react';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { registeredEmail } from '../../registration/registered-email';
import { ResendLine } from './resend-line';

const texts = messages.emailNotice;

export type MailLink = 'verified' | 'expired';

const WORDS: Record<MailLink | 'registered', readonly string[]> = {
  registered: [texts.registered],
  verified: [texts.verified],
  expired: [texts.linkExpiredNext],
};

/** For a guest who has just registered, or who followed the emailed link (ACC-SCR-018). */
export function LoginNotice({ cameBy }: { cameBy: MailLink | null }) {
  const { bus, navigate, session } = usePlatform();
  const [registered] = useState(registeredEmail);

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
      {cameBy === null &&
        (registered ? (
          <ResendLine email={registered} idle={texts.linkSignsIn} isGuest />
        ) : (
          <p>{texts.registeredNext}</p>
        ))}
      <p>
        <Button to={paths.account} variant={registered ? 'plain' : 'main'} onClick={login}>
          {texts.login}
        </Button>
      </p>
    </>
  );
}

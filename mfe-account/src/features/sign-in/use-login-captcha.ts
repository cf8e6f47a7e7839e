import { useState } from 'react';
import { type Credentials, isCaptchaDemand } from './request-code';

/** The captcha of the sign-in: absent until the server asks for it, then one token for each try. */
export function useLoginCaptcha() {
  const [isWanted, setIsWanted] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [spent, setSpent] = useState(0);
  return {
    isWanted,
    spent,
    onToken: setToken,
    /** Nothing can be sent while it is wanted and not solved. */
    isPending: isWanted && token === null,
    addTo: (credentials: Credentials): Credentials =>
      isWanted && token !== null ? { ...credentials, captchaToken: token } : credentials,
    /** A try failed: its token is gone, and the server may ask for the first one. */
    spend(cause: unknown) {
      if (isWanted) setSpent((count) => count + 1);
      if (isCaptchaDemand(cause)) setIsWanted(true);
    },
    /** The password was right. */
    end() {
      setIsWanted(false);
      setToken(null);
      setSpent(0);
    },
  };
}

export type LoginCaptcha = ReturnType<typeof useLoginCaptcha>;

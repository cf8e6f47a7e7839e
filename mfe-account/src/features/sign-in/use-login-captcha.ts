import { useState } from 'react';
import { type Credentials, isCaptchaDemand } from './request-code';

/** The captcha of the sign-in: absent until the server requires it, then one token for each try. */
export function useLoginCaptcha() {
  const [isWanted, setIsWanted] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [spent, setSpent] = useState(0);
  return {
    isWanted,
    spent,
    onToken: setToken,
    /** The form cannot be sent until a required captcha is solved. */
    isPending: isWanted && token === null,
    addTo: (credentials: Credentials): Credentials =>
      isWanted && token !== null ? { ...credentials, captchaToken: token } : credentials,
    /** Call it after a failed try: its token is used up, or the server requires the first one. */
    spend(cause: unknown) {
      if (isWanted) setSpent((count) => count + 1);
      if (isCaptchaDemand(cause)) setIsWanted(true);
    },
    /** Call it after a correct password. */
    end() {
      setIsWanted(false);
      setToken(null);
      setSpent(0);
    },
  };
}

export type LoginCaptcha = ReturnType<typeof useLoginCaptcha>;

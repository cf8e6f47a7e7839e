import { useState } from 'react';
import { isCaptchaDemand } from './captcha-demand';

/** A captcha that is absent until the server requires it; then one token for each try. */
export function useDemandedCaptcha() {
  const [isWanted, setIsWanted] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [spent, setSpent] = useState(0);
  return {
    isWanted,
    spent,
    onToken: setToken,
    /** The form cannot be sent until a required captcha is solved. */
    isPending: isWanted && token === null,
    /** The token for the next try; null: the server requires none. */
    token: isWanted ? token : null,
    /** Call it after a failed try: its token is used up, or the server requires the first one. */
    spend(cause: unknown) {
      if (isWanted) setSpent((count) => count + 1);
      if (isCaptchaDemand(cause)) setIsWanted(true);
    },
    /** Call it after a try that succeeded. */
    end() {
      setIsWanted(false);
      setToken(null);
      setSpent(0);
    },
  };
}

export type DemandedCaptcha = ReturnType<typeof useDemandedCaptcha>;

import { usePlatform } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';
import { getCaptcha } from './captcha-challenge';
import { solverOf } from './solvers';

export interface Captcha {
  status: 'solving' | 'solved' | 'failed';
  /** What goes with the form, once; null until it is solved. */
  token: string | null;
  /** Solves another one: after a token was sent, whatever became of it, and after a failure. */
  renew: () => void;
}

/** Seconds before its end at which a token is replaced, so that a form is never sent with a dead one. */
const SPARE = 30;

/**
 * Solves a captcha while the form is filled in, by itself, and another one when it grows old. It starts where the
 * component that uses it is mounted: mount it when the shopper turns to the form.
 */
export function useCaptcha(): Captcha {
  const platform = usePlatform();
  const [state, setState] = useState<Pick<Captcha, 'status' | 'token'>>({ status: 'solving', token: null });
  const [attempt, setAttempt] = useState(0);
  const renew = useCallback(() => setAttempt((number) => number + 1), []);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let ageing: ReturnType<typeof setTimeout> | undefined;
    setState({ status: 'solving', token: null });
    async function solve() {
      const { provider, challenge, expires_in } = await getCaptcha(platform, signal);
      ageing = setTimeout(renew, Math.max(1, expires_in - SPARE) * 1000);
      return (await solverOf(provider))(challenge, signal);
    }
    solve().then(
      (token) => signal.aborted || setState({ status: 'solved', token }),
      () => signal.aborted || setState({ status: 'failed', token: null }),
    );
    return () => {
      controller.abort();
      clearTimeout(ageing);
    };
  }, [platform, attempt, renew]);

  return { ...state, renew };
}

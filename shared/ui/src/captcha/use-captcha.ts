import { usePlatform } from '@nkm/platform';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { getCaptcha, OWN_CAPTCHA } from './captcha-challenge';
import { solverOf } from './solvers';

export interface Captcha {
  /** `asking`: the shopper has to act. */
  status: 'solving' | 'asking' | 'solved' | 'failed';
  /** Single-use token for the form; null until solved. */
  token: string | null;
  /** Solves a new captcha; call it after each sent token, accepted or not, and after a failure. */
  renew: () => void;
  /** Where the captcha of a third party appears; `CaptchaField` renders it. */
  place: RefObject<HTMLDivElement | null>;
}

/** Seconds before expiry at which a token is replaced, so that a form never sends an expired one. */
const SPARE = 30;

/**
 * Solves a captcha in the background while the shopper fills in the form, and replaces it before it expires. It starts
 * on mount, so mount the component when the shopper starts to use the form.
 */
export function useCaptcha(): Captcha {
  const platform = usePlatform();
  const [state, setState] = useState<Pick<Captcha, 'status' | 'token'>>({ status: 'solving', token: null });
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const renew = useCallback(() => setAttempt((number) => number + 1), []);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let ageing: ReturnType<typeof setTimeout> | undefined;
    setState({ status: 'solving', token: null });
    async function solve() {
      const { provider, challenge, expires_in } = await getCaptcha(platform, signal);
      const age = () => (ageing = setTimeout(renew, Math.max(1, expires_in - SPARE) * 1000));
      const isOwn = provider === OWN_CAPTCHA;
      // The token of a third party has its whole life once the shopper has answered.
      if (isOwn) age();
      const onAsk = () => signal.aborted || setState({ status: 'asking', token: null });
      const token = await (await solverOf(provider))(challenge, signal, { place: place.current, onAsk });
      if (!isOwn && !signal.aborted) age();
      return token;
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

  return { ...state, renew, place };
}

import { usePlatform } from '@nkm/platform';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import type { Attempt } from './attempt';
import { isSettled } from './attempt-for';

/**
 * Opens the result of a placed order once it is paid or has failed: when the page opens and when the shopper returns to
 * it, for example from another tab or with the Back button of the payment page.
 * @param busy the browser is on its way to the payment page
 * @returns the same for a press; resolves with whether the result opens
 */
export function useResult(waiting: Pick<Attempt, 'placed'> | null, busy: boolean): () => Promise<boolean> {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const reference = waiting?.placed?.reference;

  const openResult = useCallback(async () => {
    if (!reference || !(await isSettled(api, { placed: { reference } }))) return false;
    void navigate(`${paths.paymentSuccess}?reference=${encodeURIComponent(reference)}`, { replace: true });
    return true;
  }, [api, navigate, reference]);

  useEffect(() => {
    if (!reference || busy) return;
    const look = () => void (document.visibilityState === 'visible' && openResult());
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [reference, busy, openResult]);

  return openResult;
}

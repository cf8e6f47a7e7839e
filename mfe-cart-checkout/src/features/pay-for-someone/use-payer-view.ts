import { hasFeature, type PayerView } from '@nkm/contracts';
import { ApiError, type Platform, usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { forgetToken } from './payer-token';

/** Milliseconds between two questions while a payment is undecided, or the shop does not answer. */
const PAUSE_MS = 5_000;

export type Viewed =
  | { status: 'loading' }
  | { status: 'ready'; view: PayerView }
  /** The link is unknown or was withdrawn. */
  | { status: 'no-link' }
  /** No answer; the question is repeated. */
  | { status: 'unreachable' };

interface Wanted {
  token: string | null;
  /** Of the payer's payment, after the page of the provider. */
  reference: string | null;
}

/** What the link shows of its order, again and again until its payment is decided. */
export function usePayerView({ token, reference }: Wanted): Viewed {
  const platform = usePlatform();
  const isKnown = token !== null && hasFeature(platform.settings, 'other-payment');
  const [viewed, setViewed] = useState<Viewed>({ status: isKnown ? 'loading' : 'no-link' });

  useEffect(() => {
    if (!isKnown) return;
    const controller = new AbortController();
    const { signal } = controller;
    async function follow() {
      while (!signal.aborted) {
        const next = await read(platform, { token, reference }, signal);
        if (signal.aborted) return;
        setViewed(next);
        if (next.status === 'no-link') forgetToken();
        if (next.status === 'ready' && isDecided(next.view)) return;
        if (next.status === 'no-link') return;
        await pause(signal);
      }
    }
    void follow();
    return () => controller.abort();
  }, [platform, isKnown, token, reference]);
  return viewed;
}

const isDecided = ({ status, payment }: PayerView): boolean => status !== 'undecided' && payment?.status !== 'pending';

async function read({ api }: Platform, { token, reference }: Wanted, signal: AbortSignal): Promise<Viewed> {
  try {
    const body = { token, ...(reference !== null && { reference }) };
    const { data } = await api.post<{ data: PayerView }>('/payer-links/read', body, { signal, background: true });
    return { status: 'ready', view: data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.retryable ? 'unreachable' : 'no-link' };
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

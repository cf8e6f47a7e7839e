import { hasFeature, type PaymentState } from '@nkm/contracts';
import { ApiError, type Platform, usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';

/** Pauses between two requests, in milliseconds; the last one repeats. */
const PAUSES = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000];

export type Outcome =
  | { status: 'asking' }
  | { status: 'pending' | 'confirmed' | 'failed'; payment: PaymentState }
  /** No answer; the request is repeated. */
  | { status: 'unreachable' }
  /** The shopper has no such payment. */
  | { status: 'unknown' }
  /** The documented server does not report payments, but redirects here only after one. */
  | { status: 'unverified' };

/** Polls the state of a payment until it is final. The server gets the state from the provider. */
export function usePaymentState(reference: string | null): Outcome {
  const platform = usePlatform();
  const [outcome, setOutcome] = useState<Outcome>({ status: 'asking' });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function follow() {
      for (let turn = 0; !signal.aborted; turn += 1) {
        const next = await ask(platform, reference, signal);
        if (signal.aborted) return;
        setOutcome(next);
        if (next.status !== 'pending' && next.status !== 'unreachable') return;
        await pause(PAUSES[Math.min(turn, PAUSES.length - 1)]!, signal);
      }
    }
    void follow();
    return () => controller.abort();
  }, [platform, reference]);
  return outcome;
}

async function ask({ api, settings }: Platform, reference: string | null, signal: AbortSignal): Promise<Outcome> {
  if (!hasFeature(settings, 'payments')) return { status: 'unverified' };
  if (reference === null) return { status: 'unknown' };
  try {
    const path = `/payments/${encodeURIComponent(reference)}`;
    const { data: payment } = await api.get<{ data: PaymentState }>(path, { signal, background: true });
    return { status: payment.status, payment };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { status: 'unknown' };
    return { status: 'unreachable' };
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

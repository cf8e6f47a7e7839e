import { FailurePanel } from '@nkm/ui';
import { useEffect, useEffectEvent } from 'react';
import { messages as shell } from '../messages';
import type { HostClaim } from '../slices/boot-data';
import type { RouteOutcome } from '../slices/route-outcome';
import { messages } from './messages';
import { useRetry } from './use-retry';

export type FailedOutcome = Extract<RouteOutcome, { kind: 'unavailable' | 'error' }>;

export interface PageFailureProps {
  outcome: FailedOutcome;
  claim: HostClaim | undefined;
  retry(): void;
  busy: boolean;
}

/**
 * Says why a page cannot be shown and what still works, and tries again by itself: offline as soon as the browser is
 * online, a busy shop (503) after a pause. Loaders only read; during a payment even so only the shopper tries again.
 */
export function PageFailure({ outcome, claim, retry, busy }: PageFailureProps) {
  const isError = outcome.kind === 'error';
  const isOffline = (isError && outcome.reason === 'offline') || !navigator.onLine;
  const isBusy = !isOffline && isError && outcome.status === 503;
  const isPaying = claim?.purchase === 'payment';
  const seconds = useRetry(isBusy && !isPaying ? outcome : null, retry);
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isOffline) return;
    const tryAgain = () => onOnline();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isOffline]);

  const panel = { onRetry: retry, retryLabel: shell.retry, busy };
  if (isOffline) {
    return (
      <FailurePanel {...panel} title={messages.offline}>
        {messages.offlineDetail}
      </FailurePanel>
    );
  }
  if (isBusy) {
    return (
      <FailurePanel {...panel} title={shell.shopBusy}>
        {isPaying ? messages.busyPayment : messages.busyDetail}
        {/* Hidden: screen readers would read each second. */}
        {seconds !== null && seconds > 0 && <p aria-hidden="true">{messages.nextTry(seconds)}</p>}
      </FailurePanel>
    );
  }
  return (
    <FailurePanel {...panel} title={shell.pageDown}>
      {isError ? outcome.message : messages.downDetail}
      {isError && outcome.reason && <p>{shell.failures[outcome.reason]}</p>}
    </FailurePanel>
  );
}

import { FailurePanel } from '@nkm/ui';
import { useEffect, useEffectEvent } from 'react';
import { messages as shell } from '../../app/messages';
import type { HostClaim } from '../../slices/boot-data';
import type { RouteOutcome } from '../../slices/route-outcome';
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
 * Says why a page failed and what still works, and retries automatically: when the browser is online again, or after a
 * pause if the shop is busy (503). Loaders only read; even so, during a payment only the shopper retries a busy shop.
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
        <span>{isPaying ? messages.busyPayment : messages.busyDetail}</span>
        {/* Hidden, because screen readers would announce each second. */}
        {seconds !== null && seconds > 0 && <p aria-hidden="true">{messages.nextTry(seconds)}</p>}
      </FailurePanel>
    );
  }
  return (
    <FailurePanel {...panel} title={shell.pageDown}>
      <span>{isError ? outcome.message : messages.downDetail}</span>
      {isError && outcome.reason && <p>{shell.failures[outcome.reason]}</p>}
    </FailurePanel>
  );
}

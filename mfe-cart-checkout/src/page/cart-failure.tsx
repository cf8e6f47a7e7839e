import { FailurePanel } from '@nkm/ui';
import { messages } from '../messages';

/** Replaces content that needs the cart when it cannot be loaded. */
export function CartFailure({ busy, onRetry }: { busy: boolean; onRetry: () => unknown }) {
  return (
    <FailurePanel
      title={messages.cartUnavailable}
      busy={busy}
      retryLabel={messages.retry}
      onRetry={() => void onRetry()}
    />
  );
}

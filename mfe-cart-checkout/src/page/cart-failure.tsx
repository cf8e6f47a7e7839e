import { FailurePanel } from '@nkm/ui';
import { messages } from '../messages';

/** In the place of anything that needs the cart while it cannot be loaded. */
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

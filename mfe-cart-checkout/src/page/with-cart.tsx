import type { ReactNode } from 'react';
import { messages } from '../messages';
import { CartFailure } from './cart-failure';
import { ListSkeleton } from './list-skeleton';
import { useFreshCart } from './use-fresh-cart';

/** Shows content that needs the cart once the cart is known; until then a skeleton, and Retry after a failure. */
export function WithCart({ children }: { children: ReactNode }) {
  const { status, busy, refresh } = useFreshCart('when-unknown');
  return (
    <>
      {status === 'failed' && <CartFailure busy={busy} onRetry={refresh} />}
      {status === 'loading' && <ListSkeleton label={messages.cartLoading} />}
      {status === 'ready' && children}
    </>
  );
}

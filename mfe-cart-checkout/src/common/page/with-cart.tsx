import { useTopic } from '@nkm/platform';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import { CartFailure } from './cart-failure';
import { ListSkeleton } from './list-skeleton';
import { useCartCommand } from './use-cart-command';

/** Shows content that needs the cart once the cart is known; until then a skeleton, and Retry after a failure. */
export function WithCart({ children }: { children: ReactNode }) {
  const { status, failed } = useTopic('cart');
  const { busy, run } = useCartCommand();
  return (
    <>
      {failed && <CartFailure busy={busy} onRetry={() => run((bus) => bus.send('cart.refresh', {}))} />}
      {status === 'loading' && !failed && <ListSkeleton label={messages.cartLoading} />}
      {status === 'ready' && children}
    </>
  );
}

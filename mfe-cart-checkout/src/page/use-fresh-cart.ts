import { useTopic } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';
import { useCartCommand } from './use-cart-command';

/**
 * The cart, with prices and stock refreshed while the known lines stay visible. `always` refreshes when the page opens;
 * `when-unknown` only before the first load, for a panel that opens often and for pages that follow the checkout.
 */
export function useFreshCart(ask: 'always' | 'when-unknown' = 'always') {
  const { status, failed, lines } = useTopic('cart');
  const { busy, run } = useCartCommand();
  const [unreachable, setUnreachable] = useState(false);

  const refresh = useCallback(async () => {
    setUnreachable((await run((bus) => bus.send('cart.refresh', {}))) === null);
  }, [run]);
  const wanted = ask === 'always' || status === 'loading';
  useEffect(() => {
    if (wanted) void refresh();
  }, [wanted, refresh]);

  // A service that starts later, for example with the next command, shows the cart after all.
  const isMissing = unreachable && status === 'loading';
  return { status: failed || isMissing ? ('failed' as const) : status, lines, busy, refresh };
}

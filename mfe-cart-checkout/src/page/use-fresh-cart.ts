import { useTopic } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';
import { useCommand } from './use-command';

/**
 * The cart. Its prices and stock are asked for again while the known lines are shown: `always` when the page opens,
 * or only `when-unknown`, for a panel that opens often.
 */
export function useFreshCart(ask: 'always' | 'when-unknown' = 'always') {
  const { status, failed, lines } = useTopic('cart');
  const { busy, run } = useCommand();
  const [unreachable, setUnreachable] = useState(false);

  const refresh = useCallback(async () => {
    setUnreachable((await run((bus) => bus.send('cart.refresh', {}))) === null);
  }, [run]);
  const wanted = ask === 'always' || status === 'loading';
  useEffect(() => {
    if (wanted) void refresh();
  }, [wanted, refresh]);

  return { status: failed || unreachable ? ('failed' as const) : status, lines, busy, refresh };
}

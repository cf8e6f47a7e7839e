import { useTopic } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';
import { useCommand } from './use-command';

/** The cart; when the page opens, its prices and stock are asked for again while the known lines are shown. */
export function useFreshCart() {
  const { status, failed, lines } = useTopic('cart');
  const { busy, run } = useCommand();
  const [unreachable, setUnreachable] = useState(false);

  const refresh = useCallback(async () => {
    setUnreachable((await run((bus) => bus.send('cart.refresh', {}))) === null);
  }, [run]);
  useEffect(() => void refresh(), [refresh]);

  return { status: failed || unreachable ? ('failed' as const) : status, lines, busy, refresh };
}

import type { Address } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { useEffect } from 'react';
import { onlyThose } from '../../common/cart-line/recognise-line';

type Home = Pick<Address, 'state_id' | 'is_default' | 'type'>;

const isHome = (value: unknown): value is Home =>
  Number.isSafeInteger((value as Partial<Home> | null | undefined)?.state_id);

/**
 * Reports the state of the shopper's default delivery address, so that the stations there come first. Nothing without
 * an address, or when the addresses cannot be loaded: the shopper then chooses the state.
 */
export function useHomeState(isWanted: boolean, onFound: (stateId: number) => void): void {
  const { api } = usePlatform();
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    api.get<{ data?: unknown }>('/addresses', { signal, background: true }).then(
      (body) => {
        const home = defaultOf(onlyThose(body.data ?? body, isHome));
        if (home && !signal.aborted) onFound(home.state_id);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError) && !signal.aborted) throw error;
      },
    );
    return () => controller.abort();
  }, [api, isWanted, onFound]);
}

/** Delivery addresses before billing addresses; the default one before the others. */
function defaultOf(homes: readonly Home[]): Home | undefined {
  const deliveries = homes.filter(({ type }) => type === 'Delivery');
  const known = deliveries.length > 0 ? deliveries : homes;
  return known.find(({ is_default }) => is_default) ?? known[0];
}

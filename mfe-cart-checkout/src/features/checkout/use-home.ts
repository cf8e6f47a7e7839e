import type { Address } from '@nkm/contracts';
import type { HomeArea } from '@nkm/contracts/nearest-stations';
import { ApiError, usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { onlyThose } from '../../cart-line/recognise-line';

type Home = Pick<Address, 'state_id'> & Partial<Pick<Address, 'is_default' | 'type' | 'city' | 'lga_name'>>;

export const isHome = (value: unknown): value is Home =>
  Number.isSafeInteger((value as Partial<Home> | null | undefined)?.state_id);

/**
 * State and area of the shopper's default delivery address, so that the stations there come first. Undefined while it
 * loads; null without an address, or when the addresses cannot be loaded: the shopper then chooses the state.
 */
export function useHome(): HomeArea | null | undefined {
  const { api } = usePlatform();
  const [home, setHome] = useState<HomeArea | null>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    api.get<{ data?: unknown }>('/addresses', { signal, background: true }).then(
      (body) => signal.aborted || setHome(areaOf(defaultOf(onlyThose(body.data ?? body, isHome)))),
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setHome(null);
      },
    );
    return () => controller.abort();
  }, [api]);
  return home;
}

/** Delivery addresses before billing addresses; the default one before the others. */
function defaultOf(homes: readonly Home[]): Home | undefined {
  const deliveries = homes.filter(({ type }) => type === 'Delivery');
  const known = deliveries.length > 0 ? deliveries : homes;
  return known.find(({ is_default }) => is_default) ?? known[0];
}

/** State and area of an address. */
export function areaOf(home: Home | undefined): HomeArea | null {
  if (!home) return null;
  const areas = [home.lga_name, home.city].filter((name) => typeof name === 'string');
  return { stateId: home.state_id, areas };
}

import type { CartItem, Naira, PickupLocation } from '@nkm/contracts';
import { nearestFirst } from '@nkm/contracts/nearest-stations';
import { ApiError, type Platform, usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { onlyThose } from '../../cart-line/recognise-line';
import type { CheckoutDraft } from './draft';
import { loadFees } from './fees';
import { loadPickupLocations } from './load-pickup-locations';
import { feesRequest } from './order-request';
import { areaOf, isHome } from './use-home';

export interface PickupOffer {
  location: PickupLocation;
  /** Delivery fee of the order. */
  fee: Naira;
}

/**
 * The nearest pickup in the state of the draft's address, at the shop's price; null while it is unknown, and where the
 * shop refuses that as well. Asked only when `isWanted`: the shop has refused the delivery to the address.
 */
export function usePickupOffer(
  lines: readonly CartItem[],
  draft: CheckoutDraft,
  isWanted: boolean,
): PickupOffer | null {
  const { api, settings } = usePlatform();
  const [found, setFound] = useState<{ key: string; offer: PickupOffer | null } | null>(null);
  // As text, so that a new object with the same content does not ask again.
  const key = isWanted ? JSON.stringify({ lines, draft }) : null;
  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const order = JSON.parse(key) as { lines: CartItem[]; draft: CheckoutDraft };
    findOffer({ api, settings }, order, signal).then(
      (offer) => signal.aborted || setFound({ key, offer }),
      (error: unknown) => {
        if (!(error instanceof ApiError) && !signal.aborted) throw error;
      },
    );
    return () => controller.abort();
  }, [api, settings, key]);
  return found !== null && found.key === key ? found.offer : null;
}

async function findOffer(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  { lines, draft }: { lines: CartItem[]; draft: CheckoutDraft },
  signal: AbortSignal,
): Promise<PickupOffer | null> {
  const [addresses, locations] = await Promise.all([
    api.get<{ data?: unknown }>('/addresses', { signal, background: true }),
    loadPickupLocations(api, signal),
  ]);
  const area = areaOf(
    onlyThose(addresses.data ?? addresses, isHome).find((home) => (home as { id?: unknown }).id === draft.addressId),
  );
  const location = area && nearestFirst(locations, area.stateId, area)[0];
  if (!location) return null;
  const atStation: CheckoutDraft = { ...draft, deliveryType: 'Pickup', pickup: location };
  const { delivery_fee } = await loadFees(api, feesRequest(lines, atStation, settings), signal);
  return { location, fee: delivery_fee };
}

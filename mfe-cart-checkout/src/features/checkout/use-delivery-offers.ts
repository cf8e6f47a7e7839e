import { type CartItem, hasFeature } from '@nkm/contracts';
import { serverNow } from '@nkm/contracts/server-now';
import { useMoney, usePlatform } from '@nkm/platform';
import { useLoaded } from '@nkm/ui';
import { useCallback } from 'react';
import type { OfferChoice, OfferedPlaces } from './delivery-offers';
import { messages } from './messages';

/** Price and day of a choice; undefined: the server does not say them before the choice. */
export type TellOffer = (choice: OfferChoice) => string | undefined;

/** What each way of delivery of these lines costs and when it arrives, with one request for all ways. */
export function useDeliveryOffers(lines: readonly CartItem[], places: OfferedPlaces): TellOffer {
  const platform = usePlatform();
  const money = useMoney();
  const { api, settings } = platform;
  // As text, so that a new object with the same content does not ask again.
  const request = hasFeature(settings, 'delivery-offers') ? JSON.stringify({ lines, ...places }) : null;
  const loaded = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        if (request === null) return null;
        const { loadDeliveryOffers, offerText } = await import(/* webpackChunkName: "offers" */ './delivery-offers');
        return { request, offerText, offers: await loadDeliveryOffers(api, JSON.parse(request), signal) };
      },
      [api, request],
    ),
  );
  return (choice) => {
    if (request === null) return undefined;
    if (loaded.status === 'failed') return messages.priceUnknown;
    // The price of another place is not shown.
    if (loaded.status === 'loading' || loaded.data?.request !== request) return messages.feesLoading;
    const { offers, offerText } = loaded.data;
    return offerText(offers, choice, { money, now: serverNow(platform) });
  };
}

import type { CartItem, PickupLocation, ShippingOption } from '@nkm/contracts';
import { type HomeArea, nearestFirst } from '@nkm/contracts/nearest-stations';
import { placeOfStation, searchStations } from '@nkm/contracts/pickup-stations';
import { usePlatform } from '@nkm/platform';
import { FailureLine, LoadingLines, RadioGroup, useLoaded } from '@nkm/ui';
import { useCallback } from 'react';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import { messages as words } from './dialog-messages';
import styles from './delivery-choices.module.css';
import { loadPickupLocations } from './load-pickup-locations';
import { useDeliveryOffers } from './use-delivery-offers';

interface PickupListProps {
  /** Null until the shopper chooses a state. */
  stateId: number | null;
  /** Undefined while it loads. */
  home: HomeArea | null | undefined;
  /** What the shopper searches, in all states; empty: nothing. */
  search: string;
  /** Of the last order or choice; it comes first. */
  last: PickupLocation | null;
  /** The order, for its price. */
  lines: readonly CartItem[];
  shippingOption: ShippingOption['code'] | null;
  chosen: PickupLocation | null;
  onChoose: (location: PickupLocation) => void;
}

/**
 * The pickup locations of a state, or those that the shopper searches: the last one first, then the nearest. With price
 * and day in one state: that of the chosen location, or of the first one.
 */
export function PickupList(props: PickupListProps) {
  const { stateId, home, search, last, lines, shippingOption, chosen, onChoose } = props;
  const { api } = usePlatform();
  const loaded = useLoaded(useCallback((signal: AbortSignal) => loadPickupLocations(api, signal), [api]));
  const isSearch = search.trim() !== '';
  const locations = loaded.status === 'ready' && home !== undefined ? find(loaded.data, home) : [];
  const priced = (locations.find(({ id }) => id === chosen?.id) ?? locations[0])?.station.state_id ?? stateId;
  const offerOf = useDeliveryOffers(lines, { state_id: priced });
  const price = priced === null ? undefined : offerOf({ shipping_option: shippingOption, delivery_type: 'Pickup' });
  if (loaded.status === 'failed') {
    return (
      <FailureLine onRetry={loaded.retry} retryLabel={shared.retry}>
        {words.locationsFailed}
      </FailureLine>
    );
  }
  if (loaded.status === 'loading' || home === undefined) {
    return <LoadingLines label={words.locationsLoading} />;
  }
  if (!isSearch && stateId === null) return null;
  if (locations.length === 0)
    return <p role="status">{isSearch ? words.nothingFound(search.trim()) : words.noLocations}</p>;
  return (
    <RadioGroup
      legend={messages.pickupLocation}
      value={chosen && `${chosen.id}`}
      options={locations.map((location) => ({
        value: `${location.id}`,
        label: isLast(location) ? words.lastUsed(location.title) : location.title,
        hint: (
          <span className={styles.details}>
            <span>{placeOfStation(location)}</span>
            <span>{location.hours ?? messages.pickupHours}</span>
            {price && location.station.state_id === priced && <span>{price}</span>}
          </span>
        ),
      }))}
      onChange={(value) => {
        const location = locations.find(({ id }) => `${id}` === value);
        if (location) onChoose(location);
      }}
    />
  );

  function isLast({ id }: PickupLocation): boolean {
    return id === last?.id;
  }

  function find(all: readonly PickupLocation[], near: HomeArea | null): PickupLocation[] {
    if (!isSearch && stateId === null) return [];
    const found = isSearch ? searchStations(all, search) : nearestFirst(all, stateId!, near);
    return [...found.filter(isLast), ...found.filter((location) => !isLast(location))];
  }
}

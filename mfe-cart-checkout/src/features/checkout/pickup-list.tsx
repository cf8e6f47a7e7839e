import type { PickupLocation } from '@nkm/contracts';
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

interface PickupListProps {
  /** Null until the shopper chooses a state. */
  stateId: number | null;
  /** Undefined while it loads. */
  home: HomeArea | null | undefined;
  /** What the shopper searches, in all states; empty: nothing. */
  search: string;
  /** Of the last order or choice; it comes first. */
  last: PickupLocation | null;
  /** Price and day of a pickup in that state; undefined: the server does not say them here. */
  price: string | undefined;
  chosen: PickupLocation | null;
  onChoose: (location: PickupLocation) => void;
}

/** The pickup locations of a state, or those that the shopper searches: the last one first, then the nearest. */
export function PickupList({ stateId, home, search, last, price, chosen, onChoose }: PickupListProps) {
  const { api } = usePlatform();
  const loaded = useLoaded(useCallback((signal: AbortSignal) => loadPickupLocations(api, signal), [api]));
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
  const isSearch = search.trim() !== '';
  if (!isSearch && stateId === null) return null;
  const isLast = ({ id }: PickupLocation) => id === last?.id;
  const found = isSearch ? searchStations(loaded.data, search) : nearestFirst(loaded.data, stateId!, home);
  const locations = [...found.filter(isLast), ...found.filter((location) => !isLast(location))];
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
            {price && location.station.state_id === stateId && <span>{price}</span>}
          </span>
        ),
      }))}
      onChange={(value) => {
        const location = locations.find(({ id }) => `${id}` === value);
        if (location) onChoose(location);
      }}
    />
  );
}

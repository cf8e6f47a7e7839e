import type { PickupLocation } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, RadioGroup, Skeleton, useLoaded } from '@nkm/ui';
import { useCallback } from 'react';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import { loadPickupLocations } from './load-pickup-locations';
import { type HomeArea, nearestFirst } from './nearest-first';

interface PickupListProps {
  stateId: number;
  /** Undefined while it loads. */
  home: HomeArea | null | undefined;
  chosen: PickupLocation | null;
  onChoose: (location: PickupLocation) => void;
}

/** The pickup locations of a state, nearest first: title, address, station. */
export function PickupList({ stateId, home, chosen, onChoose }: PickupListProps) {
  const { api } = usePlatform();
  const loaded = useLoaded(useCallback((signal: AbortSignal) => loadPickupLocations(api, signal), [api]));
  if (loaded.status === 'failed') {
    return (
      <p role="alert">
        {messages.locationsFailed}{' '}
        <Button size="s" onClick={loaded.retry}>
          {shared.retry}
        </Button>
      </p>
    );
  }
  if (loaded.status === 'loading' || home === undefined) {
    return (
      <div role="status" aria-label={messages.locationsLoading}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    );
  }
  const locations = nearestFirst(loaded.data, stateId, home);
  if (locations.length === 0) return <p role="status">{messages.noLocations}</p>;
  return (
    <RadioGroup
      legend={messages.pickupLocation}
      value={chosen && `${chosen.id}`}
      options={locations.map(({ id, title, address, station }) => ({
        value: `${id}`,
        label: title,
        hint: `${address} · ${messages.station(station.name)}`,
      }))}
      onChange={(value) => {
        const location = locations.find(({ id }) => `${id}` === value);
        if (location) onChoose(location);
      }}
    />
  );
}

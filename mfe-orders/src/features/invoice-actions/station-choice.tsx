import type { PickupLocation, State } from '@nkm/contracts';
import { nearestFirst } from '@nkm/contracts/nearest-stations';
import { isPickupLocation } from '@nkm/contracts/pickup-location';
import { placeOfStation, searchStations } from '@nkm/contracts/pickup-stations';
import { usePlatform } from '@nkm/platform';
import { FailureLine, Field, LoadingLines, RadioGroup, Select, useLoaded } from '@nkm/ui';
import { useCallback, useState } from 'react';
import { messages } from './return-messages';
import styles from './return-terms.module.css';

interface StationChoiceProps {
  /** Comes first; null: none. */
  last: PickupLocation | null;
  /** Where the order went, such as `7 Broad Street, Ikeja, Lagos`: its state and area come first. */
  place: string;
  /** State in which the list starts; by default that of the chosen station, else that of the place. */
  startState?: number | undefined;
  chosen: number | null;
  error?: string | false | null | undefined;
  onChoose: (id: number) => void;
}

/** Chooses the station for a return, in a state or by search in all states: the last one first, then the nearest. */
export function StationChoice({ last, place, startState, chosen, error, onChoose }: StationChoiceProps) {
  const { api } = usePlatform();
  const loaded = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const options = { signal, background: true };
        const [stations, states] = await Promise.all([
          api.get<{ data: unknown[] }>('/gigl_pickup_addresses', options),
          api.get<{ data: State[] }>('/states', options),
        ]);
        return { stations: stations.data.filter(isPickupLocation), states: states.data };
      },
      [api],
    ),
  );
  const [picked, setPicked] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  if (loaded.status === 'failed') return <FailureLine onRetry={loaded.retry}>{messages.stationsFailed}</FailureLine>;
  if (loaded.status === 'loading') return <LoadingLines label={messages.stationsLoading} />;
  const { stations, states } = loaded.data;
  const ofChosen = stations.find(({ id }) => id === chosen) ?? last;
  const ofPlace = states.find(({ name }) => place.endsWith(name));
  const stateId = picked ?? ofChosen?.station.state_id ?? startState ?? ofPlace?.id ?? null;
  const typed = search.trim();
  const areas = place.split(', ');
  const found =
    typed !== ''
      ? searchStations(stations, typed)
      : stateId === null
        ? []
        : nearestFirst(stations, stateId, { stateId, areas });
  const isLast = ({ id }: PickupLocation) => id === last?.id;
  const listed = [...found.filter(isLast), ...found.filter((one) => !isLast(one))];
  return (
    <div className={styles.stack}>
      <Select
        label={messages.state}
        placeholder={messages.chooseState}
        value={stateId ?? ''}
        options={states.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => {
          setPicked(Number(target.value) || null);
          setSearch('');
        }}
      />
      <Field
        label={messages.search}
        type="search"
        value={search}
        maxLength={60}
        onChange={({ target }) => setSearch(target.value)}
      />
      {listed.length === 0 && (typed !== '' || stateId !== null) && (
        <p role="status">{typed !== '' ? messages.nothingFound(typed) : messages.noneIn}</p>
      )}
      {(listed.length > 0 || error) && (
        <RadioGroup
          legend={messages.station}
          value={chosen === null ? null : `${chosen}`}
          error={error}
          options={listed.map((one) => ({
            value: `${one.id}`,
            label: isLast(one) ? messages.lastUsed(one.title) : one.title,
            hint: (
              <span className={styles.details}>
                <span>{placeOfStation(one)}</span>
                {one.hours && <span>{one.hours}</span>}
              </span>
            ),
          }))}
          onChange={(value) => onChoose(Number(value))}
        />
      )}
    </div>
  );
}

import type { PickupLocation } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, Dialog, FailurePanel, LoadingLines, RadioGroup, Select } from '@nkm/ui';
import { useCallback, useState } from 'react';
import { useLoaded } from '../use-loaded';
import { getStations } from './get-stations';
import { messages } from './messages';
import styles from './delivery.module.css';

export interface StationDialogProps {
  chosen: PickupLocation | null;
  onConfirm: (station: PickupLocation) => void;
  onClose: () => void;
}

/** Lets the shopper choose a state of Nigeria, then one of its pickup stations. */
export function StationDialog({ chosen, onConfirm, onClose }: StationDialogProps) {
  const platform = usePlatform();
  const [stateId, setStateId] = useState(chosen?.station.state_id ?? null);
  const [picked, setPicked] = useState(chosen);
  const loaded = useLoaded(useCallback((signal: AbortSignal) => getStations(platform, signal), [platform]));
  const { states = [], stations = [] } = loaded.data ?? {};
  const inState = stations.filter(({ station }) => station.state_id === stateId);
  return (
    <Dialog
      open
      title={messages.title}
      onClose={onClose}
      actions={
        <Button variant="main" aria-disabled={!picked} onClick={() => picked && onConfirm(picked)}>
          {messages.confirm}
        </Button>
      }
    >
      {loaded.status === 'loading' && <LoadingLines label={messages.loading} />}
      {loaded.status === 'failed' && <FailurePanel title={messages.stationsFailed} onRetry={loaded.retry} />}
      {loaded.status === 'ready' && (
        <div className={styles.stack}>
          <Select
            label={messages.state}
            placeholder={messages.chooseState}
            value={stateId ?? ''}
            options={states.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => {
              setStateId(Number(target.value) || null);
              setPicked(null);
            }}
          />
          {inState.length > 0 && (
            <RadioGroup
              legend={messages.station}
              value={picked && `${picked.id}`}
              options={inState.map(({ id, title, address }) => ({ value: `${id}`, label: title, hint: address }))}
              onChange={(value) => setPicked(inState.find(({ id }) => `${id}` === value) ?? null)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

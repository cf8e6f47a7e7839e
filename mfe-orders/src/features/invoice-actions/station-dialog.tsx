import type { InvoiceReturn } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { Button, Dialog } from '@nkm/ui';
import { useState } from 'react';
import { messages } from './return-messages';
import styles from './return-terms.module.css';
import { StationChoice } from './station-choice';

interface StationDialogProps {
  entry: Pick<InvoiceReturn, 'id' | 'drop_off'>;
  onSent: () => void;
  /** The page shows an outdated return. */
  onOutdated: () => void;
  onClose: () => void;
}

/** Takes a return to another station, such as when the first one has closed. */
export function StationDialog({ entry, onSent, onOutdated, onClose }: StationDialogProps) {
  const platform = usePlatform();
  const station = entry.drop_off?.station ?? null;
  const isClosed = entry.drop_off?.closed === true;
  const [chosen, setChosen] = useState<number | null>(isClosed ? null : (station?.id ?? null));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function save() {
    if (chosen === null) return setError(messages.stationRequired);
    setBusy(true);
    try {
      await platform.api.post(`/returns/${entry.id}/station`, { station_id: chosen });
      platform.toast('success', messages.saved);
      onSent();
    } catch (problem) {
      setBusy(false);
      platform.toastError(problem);
      if (!(problem instanceof ApiError)) return;
      setError(problem.errors.station_id?.[0] ?? null);
      if (problem.status !== 404 && problem.status !== 409) return;
      onOutdated();
      onClose();
    }
  }
  return (
    <Dialog
      open
      title={messages.otherStation}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          <Button variant="main" busy={busy} onClick={() => void save()}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{messages.stationIntro}</p>
        <StationChoice
          last={null}
          startState={station?.station.state_id}
          place={station ? `${station.address}, ${station.station.name}` : ''}
          chosen={chosen}
          error={error}
          onChoose={(next) => {
            setError(null);
            setChosen(next);
          }}
        />
      </div>
    </Dialog>
  );
}

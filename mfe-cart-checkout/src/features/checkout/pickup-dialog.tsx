import type { PickupLocation } from '@nkm/contracts';
import { Button, Dialog, Field, Select } from '@nkm/ui';
import { useCallback, useState } from 'react';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import page from '../../common/page/page.module.css';
import { PickupList } from './pickup-list';
import { useHomeState } from './use-home-state';
import { useStates } from './use-states';

interface PickupDialogProps {
  chosen: PickupLocation | null;
  onConfirm: (location: PickupLocation) => void;
  onClose: () => void;
}

/**
 * Choice of a pickup location: first a state of Nigeria, then a location there (spec 2 §2). It starts with the state of
 * the shopper's default address.
 */
export function PickupDialog({ chosen, onConfirm, onClose }: PickupDialogProps) {
  const [stateId, setStateId] = useState<number | null>(chosen?.station.state_id ?? null);
  const [location, setLocation] = useState(chosen);
  const states = useStates();
  const [isUntouched, setUntouched] = useState(stateId === null);
  const suggest = useCallback((home: number) => {
    setStateId(home);
    setUntouched(false);
  }, []);
  useHomeState(isUntouched, suggest);
  return (
    <Dialog
      open
      title={messages.pickupLocation}
      onClose={onClose}
      actions={
        <Button variant="main" disabled={!location} onClick={() => location && onConfirm(location)}>
          {messages.confirmPickupLocation}
        </Button>
      }
    >
      <div className={page.stack}>
        <Field label={messages.country} value={messages.nigeria} readOnly />
        <Select
          label={messages.state}
          placeholder={messages.chooseState}
          value={stateId ?? ''}
          disabled={states.status !== 'ready'}
          options={states.status === 'ready' ? states.data.map(({ id, name }) => ({ value: id, label: name })) : []}
          onChange={(event) => {
            setUntouched(false);
            setStateId(Number(event.target.value) || null);
            setLocation(null);
          }}
        />
        {states.status === 'failed' && (
          <p role="alert">
            {messages.statesFailed}{' '}
            <Button size="s" onClick={states.retry}>
              {shared.retry}
            </Button>
          </p>
        )}
        {stateId !== null && <PickupList stateId={stateId} chosen={location} onChoose={setLocation} />}
        <p className={page.soft}>
          {messages.pickupHoursTitle}: {messages.pickupHours}
        </p>
      </div>
    </Dialog>
  );
}

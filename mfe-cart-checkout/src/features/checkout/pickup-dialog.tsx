import type { PickupLocation } from '@nkm/contracts';
import { Button, Dialog, Field, Select } from '@nkm/ui';
import { useState } from 'react';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import page from '../../page/page.module.css';
import { PickupList } from './pickup-list';
import { useHome } from './use-home';
import { useStates } from './use-states';

interface PickupDialogProps {
  chosen: PickupLocation | null;
  onConfirm: (location: PickupLocation) => void;
  onClose: () => void;
}

/**
 * Choice of a pickup location: first a state of Nigeria, then a location there (CART-SCR-022). It starts with the state
 * of the shopper's default address, and lists the nearest locations first.
 */
export function PickupDialog({ chosen, onConfirm, onClose }: PickupDialogProps) {
  const home = useHome();
  // Undefined until the shopper chooses one.
  const [picked, setPicked] = useState<number | null | undefined>(chosen?.station.state_id);
  const stateId = picked === undefined ? (home?.stateId ?? null) : picked;
  const [location, setLocation] = useState(chosen);
  const states = useStates();
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
            setPicked(Number(event.target.value) || null);
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
        {stateId !== null && <PickupList stateId={stateId} home={home} chosen={location} onChoose={setLocation} />}
        <p className={page.soft}>
          {messages.pickupHoursTitle}: {messages.pickupHours}
        </p>
      </div>
    </Dialog>
  );
}

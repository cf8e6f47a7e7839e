import type { CartItem, PickupLocation, ShippingOption, State } from '@nkm/contracts';
import { Button, Dialog, FailureLine, Field, Select, useLoaded } from '@nkm/ui';
import { useCallback, useState } from 'react';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import { messages as words } from './dialog-messages';
import page from '../../page/page.module.css';
import { PickupList } from './pickup-list';
import { useHome } from './use-home';
import { usePlatform } from '@nkm/platform';

/** The states of Nigeria. */
function useStates() {
  const { api } = usePlatform();
  return useLoaded(
    useCallback(
      async (signal: AbortSignal) => (await api.get<{ data: State[] }>('/states', { signal, background: true })).data,
      [api],
    ),
  );
}

interface PickupDialogProps {
  chosen: PickupLocation | null;
  /** Of the last order or choice. */
  last: PickupLocation | null;
  /** The order, for its price. */
  lines: readonly CartItem[];
  shippingOption: ShippingOption['code'] | null;
  onConfirm: (location: PickupLocation) => void;
  onClose: () => void;
}

/**
 * Choice of a pickup location: in a state of Nigeria, or by search (CART-SCR-022). It starts with the state of the last
 * location or of the shopper's default address, and lists the nearest locations first.
 */
export function PickupDialog({ chosen, last, lines, shippingOption, onConfirm, onClose }: PickupDialogProps) {
  const home = useHome();
  // Undefined until the shopper chooses one.
  const [picked, setPicked] = useState<number | null | undefined>((chosen ?? last)?.station.state_id);
  const stateId = picked === undefined ? (home?.stateId ?? null) : picked;
  const [location, setLocation] = useState(chosen);
  const [search, setSearch] = useState('');
  const states = useStates();
  return (
    <Dialog
      open
      title={messages.pickupLocation}
      onClose={onClose}
      actions={
        <Button variant="main" disabled={!location} onClick={() => location && onConfirm(location)}>
          {words.confirmPickupLocation}
        </Button>
      }
    >
      <div className={page.stack}>
        <p className={page.soft}>
          {words.country}: {words.nigeria}
        </p>
        <Select
          label={words.state}
          placeholder={words.chooseState}
          value={stateId ?? ''}
          disabled={states.status !== 'ready'}
          options={states.status === 'ready' ? states.data.map(({ id, name }) => ({ value: id, label: name })) : []}
          onChange={(event) => {
            setPicked(Number(event.target.value) || null);
            setLocation(null);
            setSearch('');
          }}
        />
        {states.status === 'failed' && (
          <FailureLine onRetry={states.retry} retryLabel={shared.retry}>
            {words.statesFailed}
          </FailureLine>
        )}
        <Field
          label={words.searchStations}
          type="search"
          value={search}
          maxLength={60}
          onChange={({ target }) => setSearch(target.value)}
        />
        <PickupList
          stateId={stateId}
          home={home}
          search={search}
          last={last}
          lines={lines}
          shippingOption={shippingOption}
          chosen={location}
          onChoose={(next) => {
            setLocation(next);
            setPicked(next.station.state_id);
          }}
        />
      </div>
    </Dialog>
  );
}

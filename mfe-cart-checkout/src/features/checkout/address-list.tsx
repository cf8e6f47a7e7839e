import { usePlatform } from '@nkm/platform';
import { Button, RadioGroup, useLoaded } from '@nkm/ui';
import { useCallback } from 'react';
import { messages } from '../../messages';
import { loadAddresses } from './addresses';
import { NewAddress } from './new-address';

interface AddressListProps {
  chosen: number | null;
  onChoose: (addressId: number) => void;
}

/** The shopper's addresses, for servers that offer `Drop off`. */
export function AddressList({ chosen, onChoose }: AddressListProps) {
  const { api } = usePlatform();
  const loaded = useLoaded(useCallback((signal: AbortSignal) => loadAddresses(api, signal), [api]));
  if (loaded.status === 'loading') return null;
  if (loaded.status === 'failed') {
    return (
      <p role="alert">
        {messages.addressesFailed}{' '}
        <Button size="s" onClick={loaded.retry}>
          {messages.retry}
        </Button>
      </p>
    );
  }
  return (
    <>
      {loaded.data.length === 0 ? (
        <p>{messages.noAddresses}</p>
      ) : (
        <RadioGroup
          legend={messages.deliveryAddress}
          value={chosen === null ? null : `${chosen}`}
          options={loaded.data.map(({ id, address, landmark, city }) => ({
            value: `${id}`,
            label: address,
            hint: [landmark, city].filter(Boolean).join(', ') || undefined,
          }))}
          onChange={(value) => onChoose(Number(value))}
        />
      )}
      <NewAddress
        onSaved={({ id }) => {
          onChoose(id);
          loaded.retry();
        }}
      />
    </>
  );
}

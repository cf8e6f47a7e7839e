import { usePlatform } from '@nkm/platform';
import { Button, RadioGroup, useLoaded } from '@nkm/ui';
import { useCallback } from 'react';
import { onlyThose } from '../../common/cart-line/recognise-line';
import { messages } from '../../messages';
import { NewAddress } from './new-address';

interface SavedAddress {
  id: number;
  address: string;
  city?: string | null;
  landmark?: string | null;
}

function isSavedAddress(value: unknown): value is SavedAddress {
  const { id, address } = (value ?? {}) as Partial<SavedAddress>;
  return Number.isSafeInteger(id) && typeof address === 'string';
}

interface AddressListProps {
  chosen: number | null;
  onChoose: (addressId: number) => void;
}

/** The shopper's addresses, for servers that offer `Drop off`. */
export function AddressList({ chosen, onChoose }: AddressListProps) {
  const { api } = usePlatform();
  const loaded = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const body = await api.get<{ data?: unknown }>('/addresses', { signal, background: true });
        return onlyThose(body.data ?? body, isSavedAddress);
      },
      [api],
    ),
  );
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

import type { Address, AddressFormProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, deferred, Spinner } from '@nkm/ui';
import { useState } from 'react';
import { messages as shared } from '../../messages';
import { messages } from './address-messages';
import { paths } from '../../paths';

/**
 * Adds an address without leaving the checkout. The form is a widget of the account slice and loads with the press.
 * When it cannot load, and in a shell without widgets for slices, a link leads to the page with the form.
 */
export function NewAddress({ onSaved }: { onSaved(address: Address): void }) {
  const { loadWidget } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const [Form] = useState(() => loadWidget && addressForm(() => loadWidget('address-form')));
  if (!Form) return <Button to={paths.addAddress}>{messages.newAddress}</Button>;
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{messages.newAddress}</Button>;
  return (
    <Form
      type="Delivery"
      onSaved={(address) => {
        setOpen(false);
        onSaved(address);
      }}
      onCancel={() => setOpen(false)}
    />
  );
}

const addressForm = (load: Parameters<typeof deferred<AddressFormProps>>[0]) =>
  deferred<AddressFormProps>(load, {
    server: false,
    loading: () => <Spinner label={messages.addressFormLoading} />,
    failed: ({ retry }) => (
      <p role="alert">
        {messages.addressFormFailed}{' '}
        <Button size="s" onClick={retry}>
          {shared.retry}
        </Button>{' '}
        <Button size="s" to={paths.addAddress}>
          {messages.toAddresses}
        </Button>
      </p>
    ),
  });

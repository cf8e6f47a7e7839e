import { usePlatform } from '@nkm/platform';
import { FailureLine, Spinner, useLoaded } from '@nkm/ui';
import { type ReactNode, useCallback } from 'react';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import { loadDeliveryAddresses, type SavedAddress } from './addresses';

interface SavedAddressesProps {
  /** Shows them; `reload` asks the server again. */
  children: (addresses: SavedAddress[], reload: () => void) => ReactNode;
}

/** Loads the shopper's delivery addresses, and offers Retry when that fails. */
export function SavedAddresses({ children }: SavedAddressesProps) {
  const { api } = usePlatform();
  const loaded = useLoaded(useCallback((signal: AbortSignal) => loadDeliveryAddresses(api, signal), [api]));
  if (loaded.status === 'loading') return <Spinner label={messages.addressesLoading} />;
  if (loaded.status === 'ready') return children(loaded.data, loaded.retry);
  return (
    <FailureLine onRetry={loaded.retry} retryLabel={shared.retry}>
      {messages.addressesFailed}
    </FailureLine>
  );
}

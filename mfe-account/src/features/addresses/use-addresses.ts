import type { Address } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { useOneRequest } from '../../one-request/use-one-request';
import { without, withDefault } from './change-list';
import { messages } from './messages';

/** The list of addresses, and the changes that our server adds: delete, and a default of each type. */
export function useAddresses(loaded: readonly Address[]) {
  const { api, toast, toastError } = usePlatform();
  const [addresses, setAddresses] = useState(loaded);
  const request = useOneRequest<`delete ${number}` | `default ${number}`>();
  useEffect(() => setAddresses(loaded), [loaded]);

  return {
    addresses,
    work: request.work,
    /** Resolves with true when the address is gone. */
    async remove(address: Address): Promise<boolean> {
      const outcome = await request.run(
        `delete ${address.id}`,
        () => api.delete<void>(`/addresses/${address.id}`),
        (cause) => {
          // Deleted before, for example in another tab.
          if (cause instanceof ApiError && cause.status === 404) return 'done';
          toastError(cause);
          return 'failed';
        },
      );
      if (outcome !== 'done') return false;
      setAddresses((now) => without(now, address));
      toast('success', messages.deleted);
      return true;
    },
    async makeDefault(address: Address): Promise<void> {
      const outcome = await request.run(
        `default ${address.id}`,
        () => api.patch<void>(`/addresses/${address.id}`, { is_default: true }),
        toastError,
      );
      if (outcome !== 'done') return;
      setAddresses((now) => withDefault(now, address));
      toast('success', messages.madeDefault);
    },
  };
}

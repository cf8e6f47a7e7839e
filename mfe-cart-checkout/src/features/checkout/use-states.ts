import type { State } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useLoaded } from '@nkm/ui';
import { useCallback } from 'react';

/** The states of Nigeria. */
export function useStates() {
  const { api } = usePlatform();
  return useLoaded(
    useCallback(
      async (signal: AbortSignal) => (await api.get<{ data: State[] }>('/states', { signal, background: true })).data,
      [api],
    ),
  );
}

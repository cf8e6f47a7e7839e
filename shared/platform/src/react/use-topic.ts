import { DEFAULT_RATE, type PayloadOf, type StateTopic } from '@nkm/contracts';
import { useCallback, useSyncExternalStore } from 'react';
import { usePlatform } from './platform-context';

/** Values of the states before their owners publish; the server renders and the browser hydrates with them. */
export const INITIAL_STATES: { readonly [N in StateTopic]: PayloadOf<N> } = {
  session: { status: 'restoring', user: null },
  currency: { currency: 'Naira', rate: DEFAULT_RATE },
  consent: { choice: 'unset' },
  cart: { status: 'loading', lines: [], count: 0 },
  wishlist: { status: 'loading', productIds: [], count: 0 },
};

/** The value of a state topic; the component re-renders with each new one. */
export function useTopic<N extends StateTopic>(topic: N): PayloadOf<N> {
  const { bus } = usePlatform();
  const subscribe = useCallback((changed: () => void) => bus.on(topic, changed), [bus, topic]);
  return useSyncExternalStore(
    subscribe,
    () => bus.current(topic) ?? INITIAL_STATES[topic],
    () => INITIAL_STATES[topic],
  );
}

import type { Settings, TopicOwner } from '@nkm/contracts';
import type { ApiClient } from './api/api-client';
import { createBus } from './bus/create-bus';
import type { Platform } from './platform';
import { createStorage } from './storage';

const storage = createStorage(() => null);

/**
 * The platform for server rendering. Public pages are the same for every shopper, so it has no session, and one
 * platform serves all requests of a slice.
 * @param settings called each time, because a server reads new settings while it runs
 */
export function createServerPlatform(slice: string, api: ApiClient, settings: () => Settings): Platform {
  const bus = createBus({ report: (error) => console.error('A listener failed on the server:', error) });
  const browserOnly = (what: string) => (): never => {
    throw new Error(`${what} works only in the browser`);
  };
  return {
    slice,
    bus: bus.as(slice as TopicOwner),
    api,
    storage,
    get settings() {
      return settings();
    },
    isServer: true,
    session: {
      start: browserOnly('session.start'),
      end: browserOnly('session.end'),
      reload: browserOnly('session.reload'),
      takeReturnPath: browserOnly('session.takeReturnPath'),
      keepReturnPath: browserOnly('session.keepReturnPath'),
    },
    toast: browserOnly('toast'),
    toastError: browserOnly('toastError'),
    navigate: browserOnly('navigate'),
  };
}

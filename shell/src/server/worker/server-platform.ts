import type { Settings, TopicOwner } from '@nkm/contracts';
import type { ApiClient, Platform } from '@nkm/platform';
import { createBus, createStorage } from '@nkm/platform/host';

const storage = createStorage(() => null);

/**
 * The platform while rendering on the server. Public pages are the same for everybody, so it knows no shopper, and
 * one serves all requests.
 */
export function createServerPlatform(slice: string, api: ApiClient, settings: () => Settings): Platform {
  const bus = createBus({ report: (error) => console.error('A listener failed on the server:', error) });
  const browserOnly = (what: string) => (): never => {
    throw new Error(`${what} works in the browser only`);
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

import type { Settings, TopicOwner } from '@nkm/contracts';
import { type Platform, type SafeStorage } from '@nkm/platform';
import { createApiClient, createBus, type HostBus } from '@nkm/platform/host';
import { createSession, type ShellSession } from '../app/session';
import type { ToastStore } from '../app/toasts';

export interface BrowserPlatformOptions {
  settings: Settings;
  storage: SafeStorage;
  toasts: ToastStore;
  navigate(path: string, options?: { replace?: boolean }): void;
  onCommandWaiting(owner: TopicOwner): void;
}

export interface BrowserPlatform {
  bus: HostBus;
  session: ShellSession;
  /** The platform as one slice sees it; the same object each time. */
  forSlice(slice: string): Platform;
}

/** Everything that the shell hands to the slices in a browser. */
export function createBrowserPlatform(options: BrowserPlatformOptions): BrowserPlatform {
  const { settings, storage, toasts, navigate } = options;
  const bus = createBus({
    report: (error, topic) => console.error(`A listener of "${topic}" failed:`, error),
    onCommandWaiting: options.onCommandWaiting,
    checkPayloads: process.env.NODE_ENV !== 'production',
  });
  const api = createApiClient({
    baseUrl: '/api',
    token: () => session.token(),
    onSessionDead() {
      session.forget();
      location.reload();
    },
  });
  const session: ShellSession = createSession({ bus: bus.as('shell'), api, storage });
  const platforms = new Map<string, Platform>();

  return {
    bus,
    session,
    forSlice(slice) {
      let platform = platforms.get(slice);
      if (!platform) {
        platform = {
          slice,
          bus: bus.as(slice as TopicOwner),
          api,
          session,
          storage,
          settings,
          isServer: false,
          toast: toasts.show,
          toastError: toasts.showError,
          navigate,
        };
        platforms.set(slice, platform);
      }
      return platform;
    },
  };
}

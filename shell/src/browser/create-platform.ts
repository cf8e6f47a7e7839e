import type { Settings, TopicOwner, User } from '@nkm/contracts';
import { type Platform, type SafeStorage } from '@nkm/platform';
import { createApiClient, createBus, type HostBus } from '@nkm/platform/host';
import type { RequestWatch } from '../app/request-watch';
import { createSession, type ShellSession } from '../app/session';
import type { ToastStore } from '../app/toasts';

export interface BrowserPlatformOptions {
  settings: Settings;
  storage: SafeStorage;
  toasts: ToastStore;
  requests: RequestWatch;
  /** A session that is dead was forgotten: what is shown may still be that shopper's. */
  onSessionDead(): void;
  onUser(user: User): void;
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
    retry: true,
    beginRequest: options.requests.begin,
    onReach: options.requests.noteReach,
    onSessionDead(token) {
      if (token !== session.token()) return; // an answer to somebody who has left, or signed in afresh
      session.forget();
      options.onSessionDead();
    },
  });
  const session: ShellSession = createSession({ bus: bus.as('shell'), api, storage, onUser: options.onUser });
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

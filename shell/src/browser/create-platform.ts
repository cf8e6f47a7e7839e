import type { Settings, TopicOwner, User } from '@nkm/contracts';
import type { Bus, Platform, SafeStorage } from '@nkm/platform';
import { createApiClient, createBus, type HostBus, inspectPayload } from '@nkm/platform/host';
import type { RequestWatch } from '../app/request-watch';
import { createSession, type ShellSession } from '../app/session';
import type { ToastStore } from '../app/toasts';
import type { SliceVersion } from '../slices/boot-data';
import type { ServiceSeat } from '../slices/service-runner';

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
  /** The next call need not wait for its code. */
  prepareCalls(): void;
  /** The platform as one version of a slice sees it; the same object each time. Without a version: as the shell does. */
  forSlice(slice: string, version?: SliceVersion): Platform;
  /** A platform for one run of a service, whose place at the bus can be taken away. */
  seatFor(slice: string, version: SliceVersion): ServiceSeat;
}

/** Everything that the shell hands to the slices in a browser. */
export function createBrowserPlatform(options: BrowserPlatformOptions): BrowserPlatform {
  const { settings, storage, toasts, navigate } = options;
  const bus = createBus({
    report: (error, topic) => console.error(`A listener of "${topic}" failed:`, error),
    onCommandWaiting: options.onCommandWaiting,
    ...(process.env.NODE_ENV !== 'production' && { inspect: inspectPayload }),
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

  function platformOn(slice: string, place: Bus): Platform {
    return {
      slice,
      bus: place,
      api,
      session,
      storage,
      settings,
      isServer: false,
      toast: toasts.show,
      toastError: toasts.showError,
      navigate,
    };
  }

  const takeSeat = (slice: string, version?: SliceVersion) =>
    bus.seat({
      owner: slice as TopicOwner,
      ...(version && { version: version.version, topics: version.topics ?? {} }),
    });

  return {
    bus,
    session,
    prepareCalls: api.prepare,
    forSlice(slice, version) {
      const key = `${slice}@${version?.version ?? ''}`;
      let platform = platforms.get(key);
      if (!platform) platforms.set(key, (platform = platformOn(slice, takeSeat(slice, version).bus)));
      return platform;
    },
    seatFor(slice, version) {
      const seat = takeSeat(slice, version);
      return { platform: platformOn(slice, seat.bus), release: seat.release };
    },
  };
}

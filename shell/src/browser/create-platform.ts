import type { Settings, TopicOwner, User } from '@nkm/contracts';
import type { Bus, Platform } from '@nkm/platform';
import {
  createApiClient,
  createBus,
  createServerClock,
  createStorage,
  type HostBus,
  inspectPayload,
  timeOfPage,
  type WholeStorage,
} from '@nkm/platform/host';
import type { RequestWatch } from '../platform/request-watch';
import { createPersonData } from '../app/person-data';
import { createSession, type ShellSession } from '../app/session';
import type { ToastStore } from '../app/toasts';
import type { SliceVersion } from '../slices/boot-data';
import type { ServiceSeat } from '../slices/service-runner';

export interface BrowserPlatformOptions {
  settings: Settings;
  storage: WholeStorage;
  toasts: ToastStore;
  requests: RequestWatch;
  /** An expired session was cleared; the page can still show that shopper's data. */
  onSessionDead(): void;
  /** The shopper signed out, here or in another tab; the page can still show that shopper's data. */
  onGone(reached: boolean): void;
  onUser(user: User): void;
  navigate(path: string, options?: { replace?: boolean }): void;
  loadWidget: NonNullable<Platform['loadWidget']>;
  onCommandWaiting(owner: TopicOwner): void;
}

export interface BrowserPlatform {
  bus: HostBus;
  session: ShellSession;
  /** Loads the code of calls in advance. */
  prepareCalls(): void;
  /** The platform for one version of a slice; the same object each time. Without a version, for the shell's version. */
  forSlice(slice: string, version?: SliceVersion): Platform;
  /** A platform for one run of a service; its bus access can be revoked. */
  seatFor(slice: string, version: SliceVersion): ServiceSeat;
}

/** Everything that the shell provides to the slices in a browser. */
export function createBrowserPlatform(options: BrowserPlatformOptions): BrowserPlatform {
  const { settings, storage, toasts, navigate, loadWidget } = options;
  const bus = createBus({
    report: (error, topic) => console.error(`A listener of "${topic}" failed:`, error),
    onCommandWaiting: options.onCommandWaiting,
    ...(process.env.NODE_ENV !== 'production' && { inspect: inspectPayload }),
  });
  const clock = createServerClock();
  const [page] = performance.getEntriesByType('navigation');
  const time = timeOfPage(page as PerformanceNavigationTiming | undefined, performance.timeOrigin);
  if (time) clock.note(time);
  const api = createApiClient({
    baseUrl: '/api',
    token: () => session.token(),
    retry: true,
    beginRequest: options.requests.begin,
    onReach: options.requests.noteReach,
    onServerTime: clock.note,
    onSessionDead(token) {
      if (token !== session.token()) return; // the shopper signed out or in again before the response
      session.forget();
      options.onSessionDead();
    },
  });
  const session: ShellSession = createSession({
    bus: bus.as('shell'),
    api,
    storage,
    person: createPersonData({ local: storage, tab: createStorage(() => window.sessionStorage), now: clock.now }),
    onGone: options.onGone,
    onDeadElsewhere: options.onSessionDead,
    onUser: options.onUser,
  });
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
      loadWidget,
      now: clock.now,
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

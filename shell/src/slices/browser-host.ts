import type { SliceRoute, SliceService, SliceWidgets, WidgetProps } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { ComponentType } from 'react';
import type { HostClaim, SliceVersion, SliceVersions } from './boot-data';
import type { Federation } from './federation';
import { createServiceRunner, type ServiceSeat } from './service-runner';
import type { LoadedRoute, Screen, SliceHost } from './slice-host';
import { createVersionChoice, keyOf } from './version-choice';
import { frameWidget } from './widget-frame';
import { withTimeout } from './with-timeout';

export interface BrowserHost extends SliceHost {
  /** Starts the slice's service, once; rejects when no version of it can be had. */
  startService(slice: string): Promise<void>;
  /** Ends the slice's service; the next command for it starts it again. */
  stopService(slice: string): void;
  /** The component of a widget that some slice offers; rejects when it cannot be had. */
  loadWidget(name: string): Promise<ComponentType<WidgetProps>>;
  ownerOfWidget(name: string): string | null;
  /** Fetches a page's code ahead of the click. */
  prefetch(claim: HostClaim): void;
  isBroken(slice: string, version: string): boolean;
  /** Version of the slice's service that runs, if one does. */
  runningService(slice: string): string | undefined;
  /** What of a slice works or runs has changed. */
  onChange(listener: () => void): () => void;
}

export interface BrowserHostOptions {
  versions: SliceVersions;
  federation: Federation;
  /** Milliseconds that a slice may take to load. */
  timeoutMs: number;
  platformFor(slice: string, version?: SliceVersion): Platform;
  /** Whether some call to the API is under way. */
  isCalling(): boolean;
  /** A new place at the bus for each run of a service. */
  seatFor(slice: string, version: SliceVersion): ServiceSeat;
  report(slice: string, version: string, cause: unknown): void;
  /** A part of a slice is there for the first time; it was asked for at `start` (`performance.now()`). */
  onLoaded(slice: string, version: string, part: string, start: number): void;
}

export function createBrowserHost(options: BrowserHostOptions): BrowserHost {
  const { federation, timeoutMs, seatFor } = options;
  const choice = createVersionChoice(options.versions, options.report);
  const screens = new Map<string, Screen | Promise<Screen | null>>();
  const services = new Map<string, Promise<void>>();
  const loadedParts = new Set<string>();
  const runner = createServiceRunner({
    load: async (version) => (await federation.load<{ service: SliceService<Platform> }>(version, 'service')).service,
    seatFor,
    isBroken: choice.isBroken,
  });

  const versionOf = (slice: string, name: string | undefined) =>
    options.versions[slice]?.find(({ version }) => version === name);

  /** Waits for a part of a version, but not for ever. */
  async function inTime<T>(slice: string, version: string, part: string, loading: Promise<T>): Promise<T> {
    const key = `${keyOf(slice, version)} ${part}`;
    const start = performance.now();
    const loaded = await withTimeout(loading, timeoutMs, key);
    if (!loadedParts.has(key)) options.onLoaded(slice, version, part, start);
    loadedParts.add(key);
    return loaded;
  }

  /** Tries `use` with each version, best first; null when none works. */
  async function withVersions<T>(
    slice: string,
    part: string,
    use: (version: SliceVersion) => Promise<T>,
  ): Promise<T | null> {
    for (const version of choice.candidates(slice)) {
      try {
        return await inTime(slice, version.version, part, use(version));
      } catch (cause) {
        setAside(slice, version.version, cause);
      }
    }
    return null;
  }

  /** What else runs of a broken version is handed to the next one; where there is none, it goes on. */
  function setAside(slice: string, version: string, cause: unknown): void {
    choice.markBroken(slice, version, cause);
    if (runner.versionOf(slice) === version && choice.sound(slice).length > 0) {
      services.delete(slice);
      host.startService(slice).catch(() => undefined); // reported; the next command tries again
    }
  }

  async function findRoute(version: SliceVersion, routeId: string): Promise<SliceRoute<Platform>> {
    const { routes } = await federation.load<{ routes: SliceRoute<Platform>[] }>(version, 'routes');
    const route = routes.find(({ id }) => id === routeId);
    if (!route) throw new Error(`${version.container} has no route "${routeId}"`);
    return route;
  }

  const screenKey = (slice: string, version: string, routeId: string) => `${keyOf(slice, version)}/${routeId}`;

  function isLoaded({ slice, id }: HostClaim, { version }: SliceVersion): boolean {
    const known = screens.get(screenKey(slice, version, id));
    return known !== undefined && !(known instanceof Promise);
  }

  /** A widget shows what the service of its slice says, which may have failed to start before the slice came back. */
  function startServiceBeside(slice: string): void {
    const hasService = options.versions[slice]?.some(({ exposes }) => exposes.includes('service'));
    if (hasService) host.startService(slice).catch(() => undefined); // reported; the next command tries again
  }

  async function loadScreen(slice: string, version: string, route: SliceRoute<Platform>): Promise<void> {
    const { default: screen } = await route.screen();
    screens.set(screenKey(slice, version, route.id), screen);
  }

  const host: BrowserHost = {
    async loadRoute(claim, onRoute) {
      if (choice.takePageFailed(claim.slice)) return null;
      return withVersions<LoadedRoute>(claim.slice, `page ${claim.id}`, async (version) => {
        const route = await findRoute(version, claim.id);
        const loaded = { route, version: version.version };
        onRoute(loaded);
        await loadScreen(claim.slice, version.version, route);
        return loaded;
      });
    },

    screenOf(slice, versionName, routeId) {
      const key = screenKey(slice, versionName, routeId);
      const known = screens.get(key);
      if (known) return known;
      const version = versionOf(slice, versionName);
      const load = async (from: SliceVersion) => loadScreen(slice, versionName, await findRoute(from, routeId));
      const loading = version
        ? inTime(slice, versionName, `page ${routeId}`, load(version)).then(
            () => screens.get(key) as Screen,
            (cause: unknown) => {
              host.markBroken(slice, versionName, cause);
              return null; // and it stays: React asks again with every attempt to render
            },
          )
        : Promise.resolve(null);
      screens.set(key, loading);
      return loading;
    },

    // Two versions of a page fit into the limit.
    patience: () => timeoutMs / 2,
    isCalling: options.isCalling,
    platformFor: (slice, version) => options.platformFor(slice, versionOf(slice, version)),
    isBroken: choice.isBroken,
    onChange: choice.onChange,
    runningService: runner.versionOf,
    markBroken(slice, version, cause) {
      setAside(slice, version, cause);
      choice.notePageFailed(slice);
    },
    forgive: choice.giveAnotherChance,

    startService(slice) {
      const known = services.get(slice);
      if (known) return known;
      const starting = withVersions(slice, 'service', async (version) => {
        await runner.run(slice, version);
        return true;
      }).then((started) => {
        if (started) return;
        services.delete(slice); // the next command tries again
        throw new Error(`${slice} cannot be reached right now`);
      });
      services.set(slice, starting);
      return starting;
    },
    stopService(slice) {
      runner.stop(slice);
      services.delete(slice);
    },

    ownerOfWidget: (name) =>
      Object.keys(options.versions).find((slice) =>
        options.versions[slice]?.some(({ widgets }) => widgets.includes(name)),
      ) ?? null,

    async loadWidget(name) {
      const slice = host.ownerOfWidget(name);
      const widget =
        slice &&
        (await withVersions(slice, `widget ${name}`, async (version) => {
          const { widgets } = await federation.load<{ widgets: SliceWidgets }>(version, 'widgets');
          const load = widgets[name];
          if (!load) throw new Error(`${version.container} has no widget "${name}"`);
          const platform = options.platformFor(slice, version);
          return frameWidget((await load()).default, { slice, version: version.version, widget: name, platform });
        }));
      if (!slice || !widget) throw new Error(`The widget ${name} cannot be reached right now`);
      startServiceBeside(slice);
      return widget;
    },

    prefetch(claim) {
      const [version] = choice.candidates(claim.slice);
      if (!version || isLoaded(claim, version)) return;
      // A failure is met again, and dealt with, by the navigation itself.
      findRoute(version, claim.id)
        .then((route) => Promise.all([loadScreen(claim.slice, version.version, route), route.prepare?.()]))
        .catch(() => undefined);
    },
  };
  return host;
}

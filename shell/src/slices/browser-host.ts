import type { SliceRoute, SliceService, SliceWidgets, WidgetProps } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { ComponentType } from 'react';
import type { HostClaim, SliceVersion, SliceVersions } from './boot-data';
import type { Federation } from './federation';
import { beginAttempt } from './fresh-address';
import type { LoadedRoute, Screen, SliceHost } from './slice-host';
import { withTimeout } from './with-timeout';

export interface BrowserHost extends SliceHost {
  /** Starts the slice's service, once; rejects when no version of it can be had. */
  startService(slice: string): Promise<void>;
  /** The component of a widget that some slice offers; rejects when it cannot be had. */
  loadWidget(name: string): Promise<ComponentType<WidgetProps>>;
  ownerOfWidget(name: string): string | null;
  /** Fetches a page's code ahead of the click. */
  prefetch(claim: HostClaim): void;
}

export interface BrowserHostOptions {
  versions: SliceVersions;
  federation: Federation;
  timeoutMs: number;
  platformFor(slice: string): Platform;
  report(slice: string, version: string, cause: unknown): void;
}

export function createBrowserHost(options: BrowserHostOptions): BrowserHost {
  const { federation, timeoutMs } = options;
  const broken = new Set<string>();
  /** Slices whose page failed while it was shown. It loads again at once, to be replaced: that is no new attempt. */
  const justFailed = new Set<string>();
  const screens = new Map<string, Screen | Promise<Screen | null>>();
  const services = new Map<string, Promise<void>>();

  const keyOf = (slice: string, version: string) => `${slice}@${version}`;

  const soundVersions = (slice: string): SliceVersion[] =>
    (options.versions[slice] ?? []).filter(({ version }) => !broken.has(keyOf(slice, version)));

  /** Best first. When every version is broken, all get another chance: the fault may be over. */
  function candidates(slice: string): SliceVersion[] {
    const sound = soundVersions(slice);
    if (sound.length > 0) return sound;
    giveAnotherChance(slice);
    return soundVersions(slice);
  }

  function giveAnotherChance(slice: string): void {
    justFailed.delete(slice);
    for (const key of [...broken]) if (key.startsWith(`${slice}@`)) broken.delete(key);
    beginAttempt();
  }

  function markBroken(slice: string, version: string, cause: unknown): void {
    broken.add(keyOf(slice, version));
    options.report(slice, version, cause);
  }

  /** Tries `use` with each version, best first; null when none works. */
  async function withVersions<T>(
    slice: string,
    what: string,
    use: (version: SliceVersion) => Promise<T>,
  ): Promise<T | null> {
    for (const version of candidates(slice)) {
      try {
        return await withTimeout(use(version), timeoutMs, `${keyOf(slice, version.version)} ${what}`);
      } catch (cause) {
        markBroken(slice, version.version, cause);
      }
    }
    return null;
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
      if (justFailed.delete(claim.slice) && soundVersions(claim.slice).length === 0) return null;
      return withVersions<LoadedRoute>(claim.slice, `route ${claim.id}`, async (version) => {
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
      const version = options.versions[slice]?.find((candidate) => candidate.version === versionName);
      const loading = version
        ? withTimeout(
            findRoute(version, routeId).then((route) => loadScreen(slice, versionName, route)),
            timeoutMs,
            key,
          ).then(
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

    dataTimeoutMs: null,
    platformFor: options.platformFor,
    markBroken(slice, version, cause) {
      markBroken(slice, version, cause);
      justFailed.add(slice);
    },
    forgive: giveAnotherChance,

    startService(slice) {
      const running = services.get(slice);
      if (running) return running;
      const starting = withVersions(slice, 'service', async (version) => {
        const { service } = await federation.load<{ service: SliceService<Platform> }>(version, 'service');
        service.start(options.platformFor(slice));
        return true;
      }).then((started) => {
        if (started) return;
        services.delete(slice); // the next command tries again
        throw new Error(`${slice} cannot be reached right now`);
      });
      services.set(slice, starting);
      return starting;
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
          return (await load()).default;
        }));
      if (!slice || !widget) throw new Error(`The widget ${name} cannot be reached right now`);
      startServiceBeside(slice);
      return widget;
    },

    prefetch(claim) {
      const [version] = candidates(claim.slice);
      if (!version || isLoaded(claim, version)) return;
      // A failure is met again, and dealt with, by the navigation itself.
      findRoute(version, claim.id)
        .then((route) => loadScreen(claim.slice, version.version, route))
        .catch(() => undefined);
    },
  };
  return host;
}

import type { SliceRoute } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { HostClaim, SliceVersion, SliceVersions } from './boot-data';
import type { Federation } from './federation';
import type { LoadedRoute, Screen, SliceHost } from './slice-host';
import type { TryVersions } from './try-versions';
import { keyOf, type VersionChoice } from './version-choice';

export interface PageLoaderOptions extends TryVersions {
  versions: SliceVersions;
  federation: Federation;
  choice: Pick<VersionChoice, 'candidates' | 'takePageFailed'>;
  /** A visible page of this version failed. */
  onPageFailed(slice: string, version: string, cause: unknown): void;
}

export interface PageLoader extends Pick<SliceHost, 'loadRoute' | 'screenOf'> {
  /** Fetches a page's code ahead of the click. */
  prefetch(claim: HostClaim): void;
}

/** Loads the pages of the slices: routes and their screens. */
export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { versions, federation, choice, inTime, withVersions, onPageFailed } = options;
  const screens = new Map<string, Screen>();
  /** React replays a suspended render with the promise it had, so a promise that it has seen stays. */
  const hydrating = new Map<string, Promise<Screen | null>>();
  const failed = new Set<string>();
  const screenKey = (slice: string, version: string, routeId: string) => `${keyOf(slice, version)}/${routeId}`;

  async function findRoute(version: SliceVersion, routeId: string): Promise<SliceRoute<Platform>> {
    const { routes } = await federation.load<{ routes: SliceRoute<Platform>[] }>(version, 'routes');
    const route = routes.find(({ id }) => id === routeId);
    if (!route) throw new Error(`${version.container} has no route "${routeId}"`);
    return route;
  }

  async function loadScreen(slice: string, version: string, route: SliceRoute<Platform>): Promise<void> {
    const { default: screen } = await route.screen();
    const key = screenKey(slice, version, route.id);
    screens.set(key, screen);
    if (failed.delete(key)) hydrating.delete(key);
  }

  async function loadForHydration(slice: string, version: SliceVersion, routeId: string): Promise<Screen | null> {
    const key = screenKey(slice, version.version, routeId);
    try {
      const loading = findRoute(version, routeId).then((route) => loadScreen(slice, version.version, route));
      await inTime(slice, version.version, `page ${routeId}`, loading);
      return screens.get(key)!;
    } catch (cause) {
      onPageFailed(slice, version.version, cause);
      failed.add(key);
      return null;
    }
  }

  return {
    async loadRoute({ slice, id }, onRoute) {
      if (choice.takePageFailed(slice)) return null;
      return withVersions<LoadedRoute>(slice, `page ${id}`, async (version) => {
        const route = await findRoute(version, id);
        const loaded = { route, version: version.version };
        onRoute(loaded);
        await loadScreen(slice, version.version, route);
        return loaded;
      });
    },

    screenOf(slice, versionName, routeId) {
      const key = screenKey(slice, versionName, routeId);
      const known = hydrating.get(key) ?? screens.get(key);
      if (known) return known;
      const version = versions[slice]?.find(({ version: name }) => name === versionName);
      const loading = version ? loadForHydration(slice, version, routeId) : Promise.resolve(null);
      hydrating.set(key, loading);
      return loading;
    },

    prefetch({ slice, id }) {
      const [version] = choice.candidates(slice);
      if (!version || screens.has(screenKey(slice, version.version, id))) return;
      // The navigation itself repeats and handles a failure.
      findRoute(version, id)
        .then((route) => Promise.all([loadScreen(slice, version.version, route), route.prepare?.()]))
        .catch(() => undefined);
    },
  };
}

import type { Platform } from '@nkm/platform';
import { loadServerBundle } from '@nkm/releases';
import path from 'node:path';
import { SHARED_LIBRARIES } from '../../slices/shared-libraries';
import type { LoadedRoute, Screen, SliceHost } from '../../slices/slice-host';
import { withTimeout } from '../../platform/with-timeout';
import type { StoredVersion } from '../releases/read-versions';
import { currentAttempt } from './page-attempt';
import type { VersionMemory } from './version-memory';

/** Milliseconds that a page may always take to load, even when its time is over. */
const LEAST_MS = 1_000;

export interface ServerHostOptions {
  /** Versions of each slice. */
  versions: Record<string, StoredVersion[]>;
  memory: VersionMemory;
  platformFor(slice: string): Platform;
}

const modules = Object.fromEntries(Object.entries(SHARED_LIBRARIES).map(([name, { lib }]) => [name, lib()]));

/** Runs the server bundles of one release set. The shell names the version of each page. */
export function createServerHost({ versions, memory, platformFor }: ServerHostOptions): SliceHost {
  const screens = new Map<string, Screen>();

  /** A bundle never changes, so one evaluation serves all pages. Several versions can be loaded side by side. */
  function routesOf({ folder, description: { name, version, server, files } }: StoredVersion) {
    const code = memory.of(name, version);
    if (!code.routes) {
      const integrity = files[server]?.integrity;
      if (!integrity) throw new Error(`${name}@${version} has no server bundle`);
      const bundle = loadServerBundle<Platform>(path.join(folder, server), modules, { integrity });
      code.routes = bundle.routes;
    }
    return code.routes;
  }

  const patience = () => Math.max((currentAttempt()?.endsAt ?? Number.POSITIVE_INFINITY) - Date.now(), LEAST_MS);

  function markBroken(slice: string, version: string, cause: unknown): void {
    const attempt = currentAttempt();
    if (attempt) Object.assign(attempt, { version: null, fault: { slice, version, cause } });
  }

  return {
    async loadRoute(claim, onRoute): Promise<LoadedRoute | null> {
      const version = currentAttempt()?.version?.version;
      if (version === undefined) return null;
      try {
        const stored = versions[claim.slice]?.find(({ description }) => description.version === version);
        if (!stored) throw new Error(`The release store has no ${claim.slice}@${version}`);
        const route = routesOf(stored).find(({ id }) => id === claim.id);
        if (!route) throw new Error(`The version has no route "${claim.id}"`);
        onRoute({ route, version });
        const what = `The screen of ${claim.slice}/${claim.id}`;
        const screen = await withTimeout(Promise.resolve(route.screen()), patience(), what);
        screens.set(`${claim.slice}@${version}/${claim.id}`, screen.default);
        return { route, version };
      } catch (cause) {
        markBroken(claim.slice, version, cause);
        return null;
      }
    },
    screenOf(slice, version, routeId) {
      const screen = screens.get(`${slice}@${version}/${routeId}`);
      if (!screen) throw new Error(`${slice} ${version} was not loaded before it was rendered`);
      return screen;
    },
    patience,
    isCalling() {
      const attempt = currentAttempt();
      // After the page's deadline, an open call no longer excuses a slow loader.
      return attempt !== undefined && attempt.calls > 0 && Date.now() < attempt.endsAt;
    },
    platformFor,
    markBroken,
    forgive: () => undefined,
  };
}

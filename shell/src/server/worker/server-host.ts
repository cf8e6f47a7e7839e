import type { Platform } from '@nkm/platform';
import { loadServerBundle } from '@nkm/releases';
import path from 'node:path';
import type { HostClaim } from '../../slices/boot-data';
import { SHARED_LIBRARIES } from '../../slices/shared-libraries';
import type { LoadedRoute, Screen, SliceHost } from '../../slices/slice-host';
import { TookTooLong, withTimeout } from '../../platform/with-timeout';
import type { StoredVersion } from '../read-versions';
import type { AvoidedVersions } from './avoided-versions';
import { currentAttempt, hasFailed } from './page-attempt';
import type { VersionMemory } from './version-memory';

export interface ServerHostOptions {
  /** Versions of each slice, best first. */
  versions: Record<string, StoredVersion[]>;
  memory: VersionMemory;
  avoided: AvoidedVersions;
  /** Milliseconds that all versions of a slice together may take for a page. */
  pageTimeoutMs: number;
  platformFor(slice: string): Platform;
}

const modules = Object.fromEntries(Object.entries(SHARED_LIBRARIES).map(([name, { lib }]) => [name, lib()]));

/** Runs the server bundles of one release set. */
export function createServerHost(options: ServerHostOptions): SliceHost {
  const { versions, memory, avoided, pageTimeoutMs, platformFor } = options;
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

  function usable({ slice, id }: Pick<HostClaim, 'slice' | 'id'>): StoredVersion[] {
    const attempt = currentAttempt();
    const stored = (versions[slice] ?? []).map((entry) => ({ entry, version: entry.description.version }));
    return avoided
      .usable(slice, id, stored)
      .filter(({ version }) => !(attempt && hasFailed(attempt, slice, version)))
      .map(({ entry }) => entry);
  }

  /** Half of the remaining time while there is a fallback, but never too little for a page to load. */
  function patience(claim: Pick<HostClaim, 'slice' | 'id'>): number {
    const left = (currentAttempt()?.endsAt ?? Number.POSITIVE_INFINITY) - Date.now();
    const share = Math.min(left, pageTimeoutMs) / (usable(claim).length > 1 ? 2 : 1);
    return Math.max(share, pageTimeoutMs / 8);
  }

  /** The next version loads its data again, so the API gets time for it, however long the first version took. */
  function note(slice: string, version: string, cause: unknown): void {
    const attempt = currentAttempt();
    if (!attempt) return;
    attempt.faults.push({ slice, version, cause });
    attempt.endsAt = Math.max(attempt.endsAt, Date.now() + pageTimeoutMs / 2);
  }

  return {
    async loadRoute(claim, onRoute): Promise<LoadedRoute | null> {
      const attempt = currentAttempt();
      if (attempt) attempt.routeId = claim.id;
      for (const stored of usable(claim)) {
        const { version } = stored.description;
        attempt?.ran.push(`${claim.slice}@${version}`);
        try {
          const route = routesOf(stored).find(({ id }) => id === claim.id);
          if (!route) throw new Error(`The version has no route "${claim.id}"`);
          onRoute({ route, version });
          const what = `The screen of ${claim.slice}/${claim.id}`;
          const screen = await withTimeout(Promise.resolve(route.screen()), patience(claim), what);
          screens.set(`${claim.slice}@${version}/${claim.id}`, screen.default);
          return { route, version };
        } catch (cause) {
          avoided.rest(claim.slice, version, claim.id);
          note(claim.slice, version, cause);
        }
      }
      return null;
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
    markBroken(slice, version, cause) {
      const routeId = currentAttempt()?.routeId;
      if (routeId !== undefined && cause instanceof TookTooLong) avoided.rest(slice, version, routeId);
      note(slice, version, cause);
    },
    forgive: () => undefined,
  };
}

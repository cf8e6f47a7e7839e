import type { SliceDescription, SliceRoute } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadServerBundle } from '@nkm/releases';
import path from 'node:path';
import { SHARED_LIBRARIES } from '../slices/shared-libraries';
import type { LoadedRoute, Screen, SliceHost } from '../slices/slice-host';

/** Milliseconds until a version that failed on the server is tried again. */
const BROKEN_MS = 10_000;

export interface StoredVersion {
  folder: string;
  description: SliceDescription;
}

export interface ServerHostOptions {
  /** Versions of each slice, best first. */
  versions: Record<string, StoredVersion[]>;
  dataTimeoutMs: number;
  platformFor(slice: string): Platform;
  report(slice: string, version: string, cause: unknown): void;
}

const modules = Object.fromEntries(Object.entries(SHARED_LIBRARIES).map(([name, { lib }]) => [name, lib()]));

/** Bundles are immutable, so one evaluation serves the whole process; several versions live side by side. */
const bundles = new Map<string, SliceRoute<Platform>[]>();
const brokenUntil = new Map<string, number>();

/** Runs the server bundles of one release set. */
export function createServerHost({ versions, dataTimeoutMs, platformFor, report }: ServerHostOptions): SliceHost {
  const screens = new Map<string, Screen>();

  function routesOf({ folder, description }: StoredVersion): SliceRoute<Platform>[] {
    const key = `${description.name}@${description.version}`;
    let routes = bundles.get(key);
    if (!routes) {
      const integrity = description.files[description.server]?.integrity;
      if (!integrity) throw new Error(`${key} has no server bundle`);
      ({ routes } = loadServerBundle<Platform>(path.join(folder, description.server), modules, { integrity }));
      bundles.set(key, routes);
    }
    return routes;
  }

  function markBroken(slice: string, version: string, cause: unknown): void {
    brokenUntil.set(`${slice}@${version}`, Date.now() + BROKEN_MS);
    report(slice, version, cause);
  }

  return {
    async loadRoute(claim, onRoute): Promise<LoadedRoute | null> {
      for (const stored of versions[claim.slice] ?? []) {
        const { version } = stored.description;
        if ((brokenUntil.get(`${claim.slice}@${version}`) ?? 0) > Date.now()) continue;
        try {
          const route = routesOf(stored).find(({ id }) => id === claim.id);
          if (!route) throw new Error(`It has no route "${claim.id}"`);
          screens.set(`${claim.slice}@${version}/${claim.id}`, (await route.screen()).default);
          const loaded = { route, version };
          onRoute(loaded);
          return loaded;
        } catch (cause) {
          markBroken(claim.slice, version, cause);
        }
      }
      return null;
    },
    screenOf(slice, version, routeId) {
      const screen = screens.get(`${slice}@${version}/${routeId}`);
      if (!screen) throw new Error(`${slice} ${version} was not loaded before it was rendered`);
      return screen;
    },
    dataTimeoutMs,
    platformFor,
    markBroken,
    forgive: () => undefined,
  };
}

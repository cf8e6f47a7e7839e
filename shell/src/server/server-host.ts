import type { SliceDescription, SliceRoute } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadServerBundle } from '@nkm/releases';
import path from 'node:path';
import { SHARED_LIBRARIES } from '../slices/shared-libraries';
import type { LoadedRoute, Screen, SliceHost } from '../slices/slice-host';
import { withTimeout } from '../slices/with-timeout';

/** Milliseconds until a version that failed on the server is tried again. */
const BROKEN_MS = 10_000;

export interface StoredVersion {
  folder: string;
  description: SliceDescription;
}

export interface ServerHostOptions {
  /** Versions of each slice, best first. */
  versions: Record<string, StoredVersion[]>;
  /** Milliseconds that the code or the data of a page may take. */
  dataTimeoutMs: number;
  platformFor(slice: string): Platform;
  report(slice: string, version: string, cause: unknown): void;
}

const modules = Object.fromEntries(Object.entries(SHARED_LIBRARIES).map(([name, { lib }]) => [name, lib()]));

/** Bundles are immutable, so one evaluation serves the whole process; several versions live side by side. */
const bundles = new Map<string, SliceRoute<Platform>[]>();
const brokenUntil = new Map<string, number>();
/** Which slice and version a file's code belongs to, to find it in the stack of an error. */
const bundleFiles = new Map<string, { slice: string; version: string }>();

/** The slice whose server bundle threw this, or null when it was none. */
export function culpritOf(error: unknown): { slice: string; version: string } | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...bundleFiles].find(([file]) => stack.includes(file))?.[1] ?? null;
}

/** For some seconds every page is rendered without this version. */
export function setAside(slice: string, version: string): void {
  brokenUntil.set(`${slice}@${version}`, Date.now() + BROKEN_MS);
}

/** Runs the server bundles of one release set. */
export function createServerHost({ versions, dataTimeoutMs, platformFor, report }: ServerHostOptions): SliceHost {
  const screens = new Map<string, Screen>();

  function routesOf({ folder, description }: StoredVersion): SliceRoute<Platform>[] {
    const key = `${description.name}@${description.version}`;
    let routes = bundles.get(key);
    if (!routes) {
      const integrity = description.files[description.server]?.integrity;
      if (!integrity) throw new Error(`${key} has no server bundle`);
      const file = path.join(folder, description.server);
      bundleFiles.set(file, { slice: description.name, version: description.version });
      ({ routes } = loadServerBundle<Platform>(file, modules, { integrity }));
      bundles.set(key, routes);
    }
    return routes;
  }

  function markBroken(slice: string, version: string, cause: unknown): void {
    setAside(slice, version);
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
          const screen = await withTimeout(route.screen(), dataTimeoutMs, `The screen of ${claim.slice}/${claim.id}`);
          screens.set(`${claim.slice}@${version}/${claim.id}`, screen.default);
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

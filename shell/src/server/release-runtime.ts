import type { ReleaseSet, Settings, SliceDescription } from '@nkm/contracts';
import type { ApiClient, Platform } from '@nkm/platform';
import { readSlice, type ReleaseStore, versionFolder } from '@nkm/releases';
import { createStaticHandler, type StaticHandler } from 'react-router-dom';
import { createRoutes } from '../app/routes';
import type { HostClaim, SliceVersion, SliceVersions } from '../slices/boot-data';
import type { SliceHost } from '../slices/slice-host';
import { olderTopics } from './older-topics';
import { createServerHost, type StoredVersion } from './server-host';
import { createServerPlatform } from './server-platform';

/** Everything that pages of one release set share. */
export interface ReleaseRuntime {
  /** Tells release sets apart in the page cache. */
  key: string;
  revision: number;
  stored: Record<string, StoredVersion[]>;
  versions: SliceVersions;
  claims: HostClaim[];
  host: SliceHost;
  handler: StaticHandler;
  shellPlatform: Platform;
}

export interface RuntimeSources {
  store: ReleaseStore;
  api: ApiClient;
  settings(): Settings;
  /** Milliseconds that a page's data may take. */
  dataTimeoutMs: number;
  report(slice: string, version: string, cause: unknown): void;
  /** The slice that a team is working on; it stands in for every published version of it. */
  devSlice: SliceDescription | null;
}

export const keyOfSet = (set: ReleaseSet) =>
  Object.entries(set.slices)
    .map(([slice, { version, fallback }]) => `${slice}@${version}/${fallback ?? ''}`)
    .sort()
    .join(' ');

/** Builds the routes of a release set from the claims of its slices. A version that cannot be read is left out. */
export function createReleaseRuntime(set: ReleaseSet, sources: RuntimeSources): ReleaseRuntime {
  const { store, api, settings, dataTimeoutMs, report, devSlice } = sources;
  const stored: Record<string, StoredVersion[]> = {};
  for (const [slice, { version, fallback }] of Object.entries(set.slices)) {
    stored[slice] = [version, fallback].flatMap((name) => {
      if (name === null) return [];
      try {
        return [{ folder: versionFolder(store, slice, name), description: readSlice(store, slice, name) }];
      } catch (cause) {
        report(slice, name, cause);
        return [];
      }
    });
  }

  if (devSlice) stored[devSlice.name] = [{ folder: '', description: devSlice }];

  const platforms = new Map<string, Platform>();
  const platformFor = (slice: string): Platform => {
    let platform = platforms.get(slice);
    if (!platform) platforms.set(slice, (platform = createServerPlatform(slice, api, settings)));
    return platform;
  };
  const host = createServerHost({ versions: stored, dataTimeoutMs, platformFor, report });
  const claims = Object.entries(stored).flatMap(([slice, [best]]) =>
    (best?.description.routes ?? []).map(
      // Work in progress is rendered by the browser only: the server never has to load it again.
      (claim): HostClaim => ({ ...claim, slice, public: claim.public && best?.description !== devSlice }),
    ),
  );
  const routes = createRoutes({ claims, host, guard: () => null, framesOnly: true });
  return {
    key: keyOfSet(set),
    revision: set.revision,
    stored,
    versions: Object.fromEntries(Object.entries(stored).map(([slice, list]) => [slice, list.map(forBrowser)])),
    claims,
    host,
    handler: createStaticHandler(routes),
    shellPlatform: platformFor('shell'),
  };
}

function forBrowser({ description }: StoredVersion): SliceVersion {
  const { name, version, container, entry, files, exposes, widgets } = description;
  const topics = olderTopics(description);
  return {
    version,
    container,
    entry: sliceAddress(name, version, entry.replace(/^client\//, '')),
    integrity: files[entry]?.integrity ?? '',
    exposes,
    widgets,
    ...(topics && { topics }),
  };
}

/** Address of a file of a slice's browser build. */
export const sliceAddress = (slice: string, version: string, file: string) => `/slices/${slice}/${version}/${file}`;

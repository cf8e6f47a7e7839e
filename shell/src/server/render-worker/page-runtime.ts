import type { ReleaseSet, Settings } from '@nkm/contracts';
import type { ApiClient, Platform } from '@nkm/platform';
import { createServerPlatform } from '@nkm/platform/host';
import { createStaticHandler, type StaticHandler } from 'react-router-dom';
import { createRoutes } from '../../frame/routes';
import type { HostClaim } from '../../slices/boot-data';
import type { SliceHost } from '../../slices/slice-host';
import { claimsOf, readVersions, type StoredVersion, type VersionSources } from '../releases/read-versions';
import { createServerHost } from './server-host';
import type { VersionMemory } from './version-memory';

/** Everything that the rendering of one release set needs. */
export interface PageRuntime {
  revision: number;
  stored: Record<string, StoredVersion[]>;
  claims: HostClaim[];
  host: SliceHost;
  handler: StaticHandler;
  shellPlatform: Platform;
  memory: VersionMemory;
}

export interface PageSources extends VersionSources {
  api: ApiClient;
  settings(): Settings;
  memory: VersionMemory;
}

/** Builds the routes of a release set from the claims of its slices. */
export function createPageRuntime(set: ReleaseSet, sources: PageSources): PageRuntime {
  const { api, settings, memory, devSlice } = sources;
  const stored = readVersions(set, sources);
  const platforms = new Map<string, Platform>();
  const platformFor = (slice: string): Platform => {
    let platform = platforms.get(slice);
    if (!platform) platforms.set(slice, (platform = createServerPlatform(slice, api, settings)));
    return platform;
  };
  const host = createServerHost({ versions: stored, memory, platformFor });
  const claims = claimsOf(stored, devSlice);
  const routes = createRoutes({ claims, host, guard: () => null, framesOnly: true });
  return {
    revision: set.revision,
    stored,
    claims,
    host,
    handler: createStaticHandler(routes),
    shellPlatform: platformFor('shell'),
    memory,
  };
}

import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { SliceVersion } from './boot-data';
import { freshAddress } from './fresh-address';
import { SHARED_LIBRARIES } from './shared-libraries';

export type SliceModule = 'routes' | 'service' | 'widgets';

/** Loads modules of slices in the browser. */
export interface Federation {
  load<T>(version: SliceVersion, module: SliceModule): Promise<T>;
}

/**
 * The shell is a plain webpack build that contains the federation runtime. The slices use this one instead of their own
 * (`_FEDERATION_RUNTIME_CORE`, set before the first slice loads).
 */
export function createFederation(timeoutMs: number): Federation {
  (globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE = runtimeCore;
  const integrities = new Map<string, string>();
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(SHARED_LIBRARIES).map(([name, { version, lib }]) => [
        name,
        { version, lib, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
      ]),
    ),
    plugins: [
      {
        name: 'pin-entry',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = freshAddress(url);
          script.async = true;
          script.crossOrigin = 'anonymous';
          const integrity = integrities.get(new URL(url, location.href).pathname);
          if (integrity) script.integrity = integrity;
          return { script, timeout: timeoutMs };
        },
      },
    ],
  });

  return {
    async load<T>(version: SliceVersion, module: SliceModule): Promise<T> {
      if (!integrities.has(version.entry)) {
        integrities.set(version.entry, version.integrity);
        instance.registerRemotes([{ name: version.container, entry: version.entry }]);
      }
      const loaded = await instance.loadRemote<T>(`${version.container}/${module}`);
      if (!loaded) throw new Error(`${version.container} has no module "${module}"`);
      return loaded;
    },
  };
}

import type { RouteClaim, SliceDescription } from '@nkm/contracts';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { loadServerBundle, type ServerBundle } from '../load-server-bundle';
import type { ShellOffer } from './check-shared';

/** Runs the server bundle once with what the shell provides and compares it with its description. */
export function checkServerBundle(dist: string, description: SliceDescription, shell: ShellOffer): string[] {
  let bundle: ServerBundle<unknown>;
  try {
    bundle = loadServerBundle(path.join(dist, description.server), offered(description, shell));
  } catch (error) {
    return [`the server bundle does not load: ${(error as Error).message}`];
  }
  const widgets = Object.keys(bundle.widgets ?? {});
  return [
    ...(isDeepStrictEqual(bundle.routes.map(claimOf), description.routes.map(claimOf))
      ? []
      : ['the routes of the server bundle differ from slice.json']),
    ...(isDeepStrictEqual(widgets.sort(), [...description.widgets].sort())
      ? []
      : ['the widgets of the server bundle differ from slice.json']),
  ];
}

function claimOf({ id, path: pattern, title, access, frame, public: isPublic }: RouteClaim): RouteClaim {
  return { id, path: pattern, title, access, frame, public: isPublic };
}

/** Loaded when asked for: a slice that needs nothing is checked without React. */
function offered({ shared }: SliceDescription, shell: ShellOffer): Readonly<Record<string, unknown>> {
  const modules = {};
  for (const specifier of Object.keys(shared)) {
    Object.defineProperty(modules, specifier, { get: () => shell.load(specifier), enumerable: true });
  }
  return modules;
}

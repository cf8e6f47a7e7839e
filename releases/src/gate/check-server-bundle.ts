import type { RouteClaim, SliceDescription } from '@nkm/contracts';
import path from 'node:path';
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
  return [
    ...(claimsOf(bundle.routes) === claimsOf(description.routes)
      ? []
      : ['the routes of the server bundle differ from slice.json']),
    ...(namesOf(Object.keys(bundle.widgets ?? {})) === namesOf(description.widgets)
      ? []
      : ['the widgets of the server bundle differ from slice.json']),
  ];
}

/** As text, because that is how claims travel. */
function claimsOf(routes: readonly RouteClaim[]): string {
  return JSON.stringify(
    [...routes].map(({ id, path, title, access, frame, public: isPublic, purchase, sidebar }) => [
      id,
      path,
      title,
      access,
      frame,
      isPublic,
      purchase ?? null,
      sidebar ?? null,
    ]),
  );
}

const namesOf = (widgets: readonly string[]) => [...widgets].sort().join();

/** Loaded when asked for: a slice that needs nothing is checked without React. */
function offered({ shared }: SliceDescription, shell: ShellOffer): Readonly<Record<string, unknown>> {
  const modules = {};
  for (const specifier of Object.keys(shared)) {
    Object.defineProperty(modules, specifier, { get: () => shell.load(specifier), enumerable: true });
  }
  return modules;
}

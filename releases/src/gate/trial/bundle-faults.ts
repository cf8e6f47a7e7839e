import type { RouteClaim, SliceDescription } from '@nkm/contracts';
import type { ServerBundle } from '../../load-server-bundle';

/** Finds differences between a server bundle and its description. */
export function bundleFaults({ routes, widgets = {} }: ServerBundle<never>, description: SliceDescription): string[] {
  return [
    ...(claimsOf(routes) === claimsOf(description.routes)
      ? []
      : ['the routes of the server bundle differ from slice.json']),
    ...(namesOf(Object.keys(widgets)) === namesOf(description.widgets)
      ? []
      : ['the widgets of the server bundle differ from slice.json']),
  ];
}

/** Compares claims as JSON, because slice.json stores them as JSON. */
function claimsOf(routes: readonly RouteClaim[]): string {
  return JSON.stringify(
    [...routes].map(({ id, path, title, access, frame, public: isPublic, purchase, requiredStep, sidebar, focus }) => [
      id,
      path,
      title,
      access,
      frame,
      isPublic,
      purchase ?? null,
      requiredStep ?? null,
      sidebar ?? null,
      focus ?? null,
    ]),
  );
}

const namesOf = (widgets: readonly string[]) => [...widgets].sort().join();

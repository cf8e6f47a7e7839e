import type { RouteClaim, SliceDescription } from '@nkm/contracts';
import type { ServerBundle } from '../../load-server-bundle';

/** Where a server bundle differs from its description. */
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

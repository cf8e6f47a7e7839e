import type { SliceDescription } from '@nkm/contracts';
import type { LiveVersion } from '../rollout/live-slices';
import { refusal } from '../store/release-error';
import { checkFiles } from './check-files';
import { checkRoutes } from './check-routes';
import { checkServerBundle } from './check-server-bundle';
import { checkShared, type ShellOffer } from './check-shared';
import { checkTopics } from './check-topics';
import { checkIdentity, readDescription } from './read-description';
import { routeCollisions } from './route-shapes';

export interface GateRequest {
  /** Folder with `client/`, `server/` and `slice.json`. */
  dist: string;
  /** What the build must be; null lets it name its own version. */
  expected: { name: string; version: string | null };
  live: readonly LiveVersion[];
  shell: ShellOffer;
}

/**
 * The gate: a build passes when every claim of its `slice.json` is true and none is against another slice.
 * @throws ReleaseError `refused` with all faults in one line
 */
export function checkSlice({ dist, expected, live, shell }: GateRequest): SliceDescription {
  const description = readDescription(dist);
  const others = live.filter(({ slice }) => slice !== description.name);
  const faults = [
    ...checkIdentity(description, expected),
    ...checkFiles(dist, description),
    ...checkRoutes(description.routes),
    ...routeCollisions(description.routes, others),
    ...checkTopics(description),
    ...checkShared(description.shared, shell),
  ];
  // Only a build that is what it says is run.
  if (faults.length === 0) faults.push(...checkServerBundle(dist, description, shell));
  if (faults.length > 0) throw refusal(`${expected.name} ${description.version} is refused: ${faults.join('; ')}`);
  return description;
}

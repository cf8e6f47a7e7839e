import type { SliceRelease } from '@nkm/contracts';
import type { ReleaseStore } from '../store/release-store';
import { readReports } from './read-reports';
import type { CandidateLoads } from './report-lines';
import { rolloutFigures } from './rollout-figures';

/** Page loads of the candidate since its rollout began, oldest first; none when no step waits for them. */
export function candidateLoads(
  store: Pick<ReleaseStore, 'folder'>,
  slice: string,
  release: SliceRelease,
): CandidateLoads[] {
  const { steps } = release;
  if (!steps?.min_loads) return [];
  return rolloutFigures(slice, release, readReports(store, Date.parse(steps.started_at))).loads;
}

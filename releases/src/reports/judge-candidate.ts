/** What the pages of a version did in browsers. */
export interface VersionFigures {
  loads: number;
  failures: number;
}

/** Page loads of a candidate below which nothing can be said. */
export const LEAST_LOADS = 50;
/** Networks from which browsers must report faults of a candidate. */
const LEAST_NETWORKS = 5;
/** How often a candidate must fail as often as the stable version. */
const TIMES = 5;

/**
 * Whether a candidate fails so much more often than the stable version that its rollout pauses. A stable version
 * without a failure counts with one.
 */
export function failsTooOften(candidate: VersionFigures, stable: VersionFigures, networks: number): boolean {
  if (networks < LEAST_NETWORKS || candidate.loads < LEAST_LOADS) return false;
  const usual = Math.max(stable.failures, 1) / (stable.loads || candidate.loads);
  return candidate.failures / candidate.loads >= TIMES * usual;
}

/** Failures of a hundred page loads. */
export const rateOf = ({ failures, loads }: VersionFigures) => (loads === 0 ? 0 : (100 * failures) / loads);

import type { ReleaseStatus } from './document/describe-status';
import type { PublishProgress } from './publishing/publish-all';

/** The status as a table for people. */
export function formatStatus({ revision, updated_at, slices, unreleased }: ReleaseStatus): string {
  const rows = slices.map(({ slice, stable, candidate, percent, previous, versions }) => [
    slice,
    stable,
    candidate === null ? '–' : `${candidate} (${percent} %)`,
    previous ?? '–',
    String(versions.length),
  ]);
  const table = [['slice', 'stable', 'rollout', 'previous', 'stored'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd()); // prettier-ignore
  const rest = unreleased.map(({ slice, versions }) => `${slice}: stored but not released: ${versions.join(', ')}`);
  return [`revision ${revision}, ${updated_at}`, ...lines, ...rest].join('\n');
}

export function formatProgress({ slice, version, state, ms }: PublishProgress): string {
  return `${slice} ${version}: ${state}${state === 'published' ? ` (${(ms / 1000).toFixed(1)} s)` : ''}`;
}

import type { SliceRelease } from '@nkm/contracts';
import type { LoggedChange } from '../document/describe-changes';
import type { ReleaseStatus, RolloutStatus, SliceStatus } from './describe-status';
import type { PublishProgress } from '../publishing/publish-all';
import type { Publication } from '../publishing/publish-slice';
import { LEAST_LOADS, rateOf, type VersionFigures } from '../reports/judge-candidate';
import type { RemovedVersion } from '../rollout/remove-versions';

/** The status as a table. */
export function formatStatus(status: ReleaseStatus): string {
  const { revision, updated_at, slices, unreleased, quarantined } = status;
  const rows = slices.map(({ slice, stable, candidate, percent, steps, previous, set_by, versions }) => [
    slice,
    stable,
    candidate === null ? '–' : `${candidate} (${percent} %${stepNote(steps)})`,
    previous ?? '–',
    set_by,
    String(versions.length),
  ]);
  const table = [['slice', 'stable', 'rollout', 'previous', 'set by', 'stored'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  const rest = unreleased.map(({ slice, versions }) => `${slice}: stored but not released: ${versions.join(', ')}`);
  const resting = quarantined.map(({ slice, version, since, reason, stopped }) => {
    const next = stopped ? ` (nkm rollout resume ${slice}, or abort)` : '';
    return `${slice} ${version}: ${stopped ? 'stopped' : 'in quarantine'} since ${since}: ${printable(reason)}${next}`;
  });
  const beside = status.rollouts.flatMap(rolloutLines);
  const paused = status.paused.map(
    ({ slice, version, since, reason }) =>
      `${slice} ${version}: pauses since ${printable(since)}: ${printable(reason)} ` +
      `(nkm rollout resume ${slice}, or abort)`,
  );
  return [`revision ${revision}, ${updated_at}`, ...lines, ...rest, ...beside, ...paused, ...resting].join('\n');
}

/** A candidate beside its stable version. */
function rolloutLines({ slice, version, stable, figures, step }: RolloutStatus): string[] {
  const said = [`${slice} ${version}: ${figuresOf(figures.candidate)}; ${stable}: ${figuresOf(figures.stable)}`];
  if (step?.waits)
    return [
      ...said,
      `${slice} ${version}: waits, too little data: ${step.loads} of ${step.needed} page loads in this step`,
    ];
  const { loads } = figures.candidate;
  const tooFew = `${slice} ${version}: too little data: ${loads} of ${LEAST_LOADS} page loads`;
  return loads < LEAST_LOADS ? [...said, tooFew] : said;
}

const figuresOf = (figures: VersionFigures) =>
  `${figures.loads} page loads, ${figures.failures} failures in browsers (${rateOf(figures).toFixed(1)} %)`;

function stepNote(steps: SliceStatus['steps']): string {
  if (steps?.paused) return ', paused';
  return steps?.next ? `, ${steps.next.percent} % at ${steps.next.at}` : '';
}

/** Removes control characters, because quarantine notices are not signed and could control a terminal. */
const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, ' ').slice(0, 200);

export function formatProgress({ slice, version, state, ms, live, types, lines, release }: PublishProgress): string {
  if (lines)
    return (
      `${slice} ${version}: not rendered by the gate: ${lines.join('; ')} (record it: ` +
      `npx nkm record ${slice} <api>)`
    );
  if (release)
    return (
      `${slice} ${outNow(release)}: kept, because nkm set it (hand it back to local starts: ` +
      `npx nkm publish ${slice} --local)`
    );
  const took = state === 'published' ? ` (${(ms / 1000).toFixed(1)} s)` : '';
  const next = live === false ? `; ${nextStep(slice, version)}` : '';
  return `${slice} ${version}: ${state}${took}${typesNote(types)}${next}`;
}

/** The check of the types is not worth a word. */
export const typesNote = (types: Publication['types']) => (types === 'not checked' ? '; types: not checked' : '');

/** The next command for a version that is stored but not live yet. */
export const nextStep = (slice: string, version: string) => `next: nkm rollout set ${slice} ${version} <percent>`;

function outNow({ stable, candidate, percent }: SliceRelease): string {
  return candidate === null ? stable : `${stable} and ${candidate} (${percent} %)`;
}

/** The history as one line for each change, newest first. */
export function formatLog(log: readonly LoggedChange[]): string {
  const lines = log.map(({ revision, at, by, why, changes }) => {
    if (at === null) return `${revision}  cannot be trusted: the file was changed, or signed with another key`;
    const what = changes.map((change) => `${change.slice}: ${change.what}`).join('; ') || 'signed again';
    return `${revision}  ${at}  ${oneLine(by ?? '–')}  ${what}${why === null ? '' : ` (${oneLine(why)})`}`;
  });
  return lines.reverse().join('\n');
}

const oneLine = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ');

/** One line for each removed version, and the sum. */
export function formatRemoved(removed: readonly RemovedVersion[], dryRun = false): string {
  const what = dryRun ? 'would be removed' : 'removed';
  const lines = removed.map(({ slice, version, bytes }) => `${slice} ${version}: ${what} (${megabytes(bytes)})`);
  const sum = removed.reduce((bytes, one) => bytes + one.bytes, 0);
  const count = removed.length === 1 ? '1 version' : `${removed.length} versions`;
  return [...lines, `${count} ${what}, ${megabytes(sum)}`].join('\n');
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import type { QuarantineNotice } from '../quarantine/quarantine-notice';
import type { CandidateLoads } from '../reports/report-lines';
import { progressOf } from './step-progress';

export interface Holds {
  /** Notices about candidates whose share must not grow. */
  pauses: readonly QuarantineNotice[];
  /** Page loads of the candidate of a slice, oldest first. */
  loadsOf(slice: string): readonly CandidateLoads[];
  /** Milliseconds. */
  now: number;
}

/**
 * The document with rollouts that stay where a notice or too few page loads hold them. Notices and page loads are
 * unsigned, so they can only make a share smaller than the clock makes it.
 */
export function holdRollouts(document: ReleaseDocument, holds: Holds): ReleaseDocument {
  const slices = Object.entries(document.slices).map(([slice, release]) => [slice, held(slice, release, holds)]);
  return { ...document, slices: Object.fromEntries(slices) as ReleaseDocument['slices'] };
}

function held(slice: string, release: SliceRelease, { pauses, loadsOf, now }: Holds): SliceRelease {
  const paused = withNotice(slice, release, pauses);
  const { steps } = paused;
  if (!steps?.min_loads || paused.candidate === null) return paused;
  const { step } = progressOf(steps, loadsOf(slice), now);
  // The last moment of this step by the clock.
  const last = Date.parse(steps.started_at) + (step + 1) * steps.every_s * 1000 - 1;
  return step === steps.percents.length - 1 ? paused : pausedAt(paused, last);
}

function withNotice(slice: string, release: SliceRelease, pauses: readonly QuarantineNotice[]): SliceRelease {
  const notice = pauses.find((one) => one.slice === slice && one.version === release.candidate);
  return notice ? pausedAt(release, Date.parse(notice.since)) : release;
}

function pausedAt(release: SliceRelease, time: number): SliceRelease {
  const { steps } = release;
  if (!steps) return release; // its share stays anyway
  const earliest = Math.min(time, steps.paused_at === null ? time : Date.parse(steps.paused_at));
  return { ...release, steps: { ...steps, paused_at: new Date(earliest).toISOString() } };
}

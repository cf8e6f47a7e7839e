import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import type { QuarantineNotice } from '../quarantine/quarantine-notice';
import type { CandidateLoads } from '../reports/report-lines';
import { withoutSteps } from './rollout-rules';
import { progressOf } from './step-progress';

export interface Holds {
  /** Notices about versions that shells do not run. No visitor gets a candidate among them. */
  stops: readonly QuarantineNotice[];
  /** Notices about candidates whose share must not grow. */
  pauses: readonly QuarantineNotice[];
  /** Page loads of the candidate of a slice, oldest first. */
  loadsOf(slice: string): readonly CandidateLoads[];
  /** Milliseconds. */
  now: number;
}

/**
 * The document with rollouts that a notice has stopped, or that stay where a notice or too few page loads hold them.
 * Notices and page loads are unsigned, so they can only make a share smaller than the clock makes it.
 */
export function holdRollouts(document: ReleaseDocument, holds: Holds): ReleaseDocument {
  const slices = Object.entries(document.slices).map(([slice, release]) => [slice, held(slice, release, holds)]);
  return { ...document, slices: Object.fromEntries(slices) as ReleaseDocument['slices'] };
}

function held(slice: string, release: SliceRelease, { stops, pauses, loadsOf, now }: Holds): SliceRelease {
  if (noticeOf(slice, release, stops)) return { ...withoutSteps(release), percent: 0 };
  const notice = noticeOf(slice, release, pauses);
  const paused = notice ? pausedAt(release, Date.parse(notice.since)) : release;
  const { steps } = paused;
  if (!steps?.min_loads || paused.candidate === null) return paused;
  const { step } = progressOf(steps, loadsOf(slice), now);
  // The last moment of this step by the clock.
  const last = Date.parse(steps.started_at) + (step + 1) * steps.every_s * 1000 - 1;
  return step === steps.percents.length - 1 ? paused : pausedAt(paused, last);
}

/** The notice about the candidate of a slice. */
export const noticeOf = (slice: string, { candidate }: SliceRelease, notices: readonly QuarantineNotice[]) =>
  notices.find((one) => one.slice === slice && one.version === candidate);

function pausedAt(release: SliceRelease, time: number): SliceRelease {
  const { steps } = release;
  if (!steps) return release; // its share stays anyway
  const earliest = Math.min(time, steps.paused_at === null ? time : Date.parse(steps.paused_at));
  return { ...release, steps: { ...steps, paused_at: new Date(earliest).toISOString() } };
}

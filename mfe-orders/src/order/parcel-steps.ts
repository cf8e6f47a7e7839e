import { type Invoice, statusRules, type Timestamp } from '@nkm/contracts';
import { shownStatus } from './status';

export interface ParcelStep {
  title: string;
  /** Missing while the step is ahead. */
  at?: Timestamp;
  /** The courier's details. */
  reason?: string;
  state: 'done' | 'current' | 'waiting' | 'failed';
}

/**
 * What happened to a parcel, oldest first: its recorded statuses and the courier's reports, then the steps ahead. A
 * server with only the documented API records no statuses, so only the reports remain.
 */
export function parcelSteps(
  parcel: Pick<Invoice, 'status' | 'refund_state' | 'stage' | 'timeline' | 'trackingInfo'>,
): ParcelStep[] {
  const { status, stage, timeline = [], trackingInfo } = parcel;
  const reports = (trackingInfo?.locations ?? []).map(({ incident, reason, datetime }) => ({
    title: incident,
    at: datetime,
    reason,
  }));
  // A report with the name of a status says the same with more details.
  const reported = new Set(reports.map(({ title }) => title.toLowerCase()));
  const statuses = timeline
    .filter((recorded) => !reported.has(recorded.status.toLowerCase()))
    .map((recorded) => ({ title: shownStatus(recorded.status, parcel.refund_state), at: recorded.at }));
  const past: ParcelStep[] = [...statuses, ...reports]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map((step) => ({ ...step, state: isFailure(step.title) ? 'failed' : 'done' }));
  const next = stage === 'To be returned' ? ['Returned to sender'] : stepsAfter(status);
  const ahead = timeline.length === 0 ? [] : next;
  const latest = past.at(-1);
  if (latest && ahead.length > 0) latest.state = 'current';
  return [...past, ...ahead.map((title) => ({ title, state: 'waiting' as const }))];
}

/** The steps that follow while nothing goes wrong (ORD-SCR-020). */
function stepsAfter(status: string): string[] {
  const next = statusRules(status)?.next;
  return next ? [next, ...stepsAfter(next)] : [];
}

function isFailure(title: string): boolean {
  const course = statusRules(title)?.course;
  return course === 'failed' || course === 'cancelled';
}

import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import type { HistoryEntry } from './history';

export interface LoggedChange {
  revision: number;
  /** ISO 8601; null when the entry cannot be trusted. */
  at: string | null;
  /** A person or a pipeline; null when it is unknown. */
  by: string | null;
  why: string | null;
  changes: SliceChange[];
}
export interface SliceChange {
  slice: string;
  what: string;
}

/** What each document changed, oldest first; everything in the first one. */
export function describeChanges(history: readonly HistoryEntry[]): LoggedChange[] {
  let before: Pick<ReleaseDocument, 'slices' | 'keys'> = { slices: {} };
  return history.map(({ revision, document }) => {
    if (document === null) return { revision, at: null, by: null, why: null, changes: [] };
    const { updated_at, slices, change } = document;
    const changes = [...changesBetween(before.slices, slices), ...keyChanges(before.keys, document.keys)];
    before = document;
    return { revision, at: updated_at, by: change?.by ?? null, why: change?.why ?? null, changes };
  });
}

function changesBetween(before: ReleaseDocument['slices'], after: ReleaseDocument['slices']): SliceChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((slice) => {
    const what = changeOf(before[slice], after[slice]);
    return what === null ? [] : [{ slice, what }];
  });
}

type Keys = ReleaseDocument['keys'];

function keyChanges(before: Keys, after: Keys = {}): SliceChange[] {
  return Object.entries(after).flatMap(([slice, keys]) =>
    keys.flatMap(({ id, revoked_at }) => {
      const known = before?.[slice]?.find((key) => key.id === id);
      if (!known) return [{ slice, what: `new key ${id}` }];
      return known.revoked_at === revoked_at ? [] : [{ slice, what: `the key ${id} is revoked` }];
    }),
  );
}

function changeOf(before: SliceRelease | undefined, after: SliceRelease | undefined): string | null {
  if (!after) return before ? `${before.stable} is no longer released` : null;
  if (!before) return `all visitors get ${after.stable}`;
  if (before.stable !== after.stable) return `all visitors get ${after.stable} instead of ${before.stable}`;
  if (after.candidate !== null && after.steps) {
    const { percents, every_s, paused_at } = after.steps;
    if (before.candidate !== after.candidate || !before.steps)
      return `${percents.join(', ')} % get ${after.candidate}, a step every ${every_s} s`;
    if (before.steps.paused_at === paused_at)
      return before.steps.started_at === after.steps.started_at ? null : `${after.candidate} is tried again`;
    return `${after.candidate} ${paused_at === null ? 'goes on' : 'pauses'} at ${after.percent} %`;
  }
  if (after.candidate !== null) {
    const isSame = before.candidate === after.candidate && before.percent === after.percent && !before.steps;
    return isSame ? null : `${after.percent} % get ${after.candidate}`;
  }
  if (before.candidate !== null) return `${before.candidate} is withdrawn, all visitors get ${after.stable}`;
  if (before.set_by === after.set_by) return null;
  return after.set_by === 'start' ? 'left to local starts' : 'no longer left to local starts';
}

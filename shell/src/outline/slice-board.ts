import { describeSlices, type SliceRow } from './describe-slices';
import { createFailSwitch, type FailSwitch } from './fail-on-purpose';
import { watchLoadTimes } from './load-times';
import type { OutlineParts } from './outline-parts';
import { outlineRegions } from './outline-regions';

export interface SliceBoard {
  rows(): readonly SliceRow[];
  subscribe(changed: () => void): () => void;
  failSwitch: FailSwitch;
  end(): void;
}

/** Current state of the slices while they load, fail and recover. */
export function createSliceBoard(parts: OutlineParts): SliceBoard {
  const { host, versions } = parts;
  const listeners = new Set<() => void>();
  let planned = false;

  /** Notifies once for all changes of one task. */
  function refresh(): void {
    if (planned) return;
    planned = true;
    queueMicrotask(() => {
      planned = false;
      regions.label();
      rows = describeSlices({ versions, host, times, isShown: regions.isShown });
      for (const listener of listeners) listener();
    });
  }

  const times = watchLoadTimes(refresh);
  const regions = outlineRegions(Object.keys(versions), times, refresh);
  const failSwitch = createFailSwitch(parts);
  const stopListening = host.onChange(refresh);
  let rows = describeSlices({ versions, host, times, isShown: regions.isShown });

  return {
    rows: () => rows,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    failSwitch,
    end() {
      failSwitch.end();
      stopListening();
      times.end();
      regions.end();
    },
  };
}

import type { BusRecord } from '@nkm/platform/host';
import type { Observable } from 'rxjs';
import { maskPersonal } from './mask-personal';

/** Maximum number of entries; the oldest are dropped first. */
const KEPT = 500;

/** A bus message for display. */
export interface LogEntry extends BusRecord {
  number: number;
  /** The payload as indented JSON, with personal fields masked. */
  text: string;
}

export interface LogView {
  /** Newest first. */
  entries: readonly LogEntry[];
  paused: boolean;
  /** Number of entries since the pause. */
  missed: number;
}

export interface EventLog {
  view(): LogView;
  subscribe(changed: () => void): () => void;
  setPaused(paused: boolean): void;
  clear(): void;
  end(): void;
}

/** Collects bus messages. While paused, the view does not change, and new messages are stored. */
export function createEventLog(log: Observable<BusRecord>, early: readonly BusRecord[]): EventLog {
  const listeners = new Set<() => void>();
  let number = 0;
  let kept: readonly LogEntry[] = [];
  let view: LogView = { entries: [], paused: false, missed: 0 };

  function show(change: Partial<LogView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  function add(record: BusRecord): void {
    const text = JSON.stringify(maskPersonal(record.payload), null, 2) ?? 'nothing';
    kept = [{ ...record, number: (number += 1), text }, ...kept].slice(0, KEPT);
    show(view.paused ? { missed: view.missed + 1 } : { entries: kept });
  }

  for (const record of early) add(record);
  const listening = log.subscribe(add);

  return {
    view: () => view,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    setPaused: (paused) => show(paused ? { paused } : { paused, missed: 0, entries: kept }),
    clear() {
      kept = [];
      show({ entries: kept, missed: 0 });
    },
    end: () => listening.unsubscribe(),
  };
}

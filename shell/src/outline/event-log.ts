import type { BusRecord } from '@nkm/platform/host';
import type { Observable } from 'rxjs';
import { maskPersonal } from './mask-personal';

/** Entries that are kept; the oldest go first. */
const KEPT = 500;

/** What was said on the bus, fit to be shown. */
export interface LogEntry extends BusRecord {
  number: number;
  /** The payload as indented JSON, with personal fields masked. */
  text: string;
}

export interface LogView {
  /** Newest first. */
  entries: readonly LogEntry[];
  paused: boolean;
  /** Entries that came since it was paused. */
  missed: number;
}

export interface EventLog {
  view(): LogView;
  subscribe(changed: () => void): () => void;
  setPaused(paused: boolean): void;
  clear(): void;
  end(): void;
}

/** Collects what is said on the bus. While it is paused the view stands still; what comes meanwhile is kept. */
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

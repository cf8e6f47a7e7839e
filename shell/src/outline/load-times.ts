import { measureName } from '../slices/measure-load';

export interface LoadTime {
  /** `page shop`, `service`, `widget mini-cart` */
  part: string;
  /** Milliseconds from the request until it was usable. */
  ms: number;
}

export interface LoadTimes {
  of(slice: string, version: string): readonly LoadTime[];
  end(): void;
}

/** Reads the shell's load times of slices (`measure-load.ts`), including those from before the outline's start. */
export function watchLoadTimes(changed: () => void): LoadTimes {
  const times = new Map<string, LoadTime[]>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const part = (entry as PerformanceMeasure).detail?.part as unknown;
      if (!entry.name.startsWith('slice:') || typeof part !== 'string') continue;
      times.set(entry.name, [...(times.get(entry.name) ?? []), { part, ms: entry.duration }]);
    }
    changed();
  });
  observer.observe({ type: 'measure', buffered: true });
  return {
    of: (slice, version) => times.get(measureName(slice, version)) ?? [],
    end: () => observer.disconnect(),
  };
}

import { measureName } from '../slices/measure-load';

export interface LoadTime {
  /** `page shop`, `service`, `widget mini-cart` */
  part: string;
  /** Milliseconds from asking for it until it could be used. */
  ms: number;
}

export interface LoadTimes {
  of(slice: string, version: string): readonly LoadTime[];
  end(): void;
}

/** Reads what the shell measured while it loaded slices (`measure-load.ts`), also before the outline came. */
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

/** Milliseconds of the first rest. Each further rest takes twice as long. */
const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/** Runs `work` after some milliseconds, unless the returned function is called before. */
export type After = (ms: number, work: () => void) => () => void;

/** Versions that do not run for some seconds. Each of them took a worker down and is the only one left of its slice. */
export interface Rests {
  /** Returns the milliseconds of the rest; null if the version already rests. */
  begin(version: string): number | null;
  /** The version rendered a page. Its next rest is a first one again. */
  succeed(version: string): void;
  /** The versions that rest now. */
  current(): string[];
  /** Ends all rests. */
  clear(): void;
}

interface Rest {
  ms: number;
  /** Null once the rest is over. */
  cancel: (() => void) | null;
}

/** @param onEnd a rest is over */
export function createRests(after: After, onEnd: () => void): Rests {
  const rests = new Map<string, Rest>();

  return {
    begin(version) {
      const last = rests.get(version);
      if (last?.cancel) return null;
      const ms = last ? Math.min(2 * last.ms, LONGEST_MS) : FIRST_MS;
      const rest: Rest = {
        ms,
        cancel: after(ms, () => {
          rest.cancel = null;
          onEnd();
        }),
      };
      rests.set(version, rest);
      return ms;
    },
    succeed(version) {
      // A page that began before the rest proves nothing.
      if (!rests.get(version)?.cancel) rests.delete(version);
    },
    current: () => [...rests].filter(([, { cancel }]) => cancel).map(([version]) => version),
    clear() {
      for (const { cancel } of rests.values()) cancel?.();
      rests.clear();
    },
  };
}

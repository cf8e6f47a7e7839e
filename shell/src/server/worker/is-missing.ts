/** Milliseconds without a beat after which the main thread is stuck, if it was at work all the time. */
export const STALL_MS = 700;

/** What the watchdog sees of its process at one moment. */
export interface Look {
  /** Milliseconds of a steady clock. */
  at: number;
  beat: number;
  /** Milliseconds of processor time that the process has had. */
  cpuMs: number;
}

/**
 * Whether the main thread is stuck. On a busy machine it may just not have had the processor: then it gets three times
 * as long.
 * @param since the first look at the last beat
 */
export function isMissing(since: Look, now: Look): boolean {
  const quiet = now.at - since.at;
  const worked = now.cpuMs - since.cpuMs;
  return quiet >= 3 * STALL_MS || (quiet >= STALL_MS && worked >= STALL_MS / 2);
}

/** Milliseconds without a heartbeat after which a busy main thread counts as stuck. */
export const STALL_MS = 700;

/** A snapshot of the process for the watchdog. */
export interface Look {
  /** Milliseconds of a monotonic clock. */
  at: number;
  beat: number;
  /** Milliseconds of processor time that the process has used. */
  cpuMs: number;
}

/**
 * Whether the main thread is stuck. On a busy machine it may only lack processor time, so it gets three times as long.
 * @param since the first snapshot with the last heartbeat
 */
export function isMissing(since: Look, now: Look): boolean {
  const quiet = now.at - since.at;
  const worked = now.cpuMs - since.cpuMs;
  return quiet >= 3 * STALL_MS || (quiet >= STALL_MS && worked >= STALL_MS / 2);
}

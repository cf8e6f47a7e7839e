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
 * @param stallMs milliseconds without a heartbeat after which a busy main thread counts as stuck
 */
export function isMissing(since: Look, now: Look, stallMs: number): boolean {
  const quiet = now.at - since.at;
  const worked = now.cpuMs - since.cpuMs;
  return quiet >= 3 * stallMs || (quiet >= stallMs && worked >= stallMs / 2);
}

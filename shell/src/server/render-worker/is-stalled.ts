import type { ThreadTimes } from './thread-times';

/** A snapshot of the main thread for the watchdog. */
export interface Snapshot extends ThreadTimes {
  /** Milliseconds of a monotonic clock. */
  at: number;
  beat: number;
}

/**
 * Whether the main thread is stuck. Time in which it waited for a processor does not count. A thread that hardly ran
 * is blocked, or it waits where the system does not say so: it gets three times as long.
 * @param since the first snapshot with the last heartbeat
 * @param stallMs milliseconds without a heartbeat after which a busy main thread counts as stuck
 */
export function isStalled(since: Snapshot, now: Snapshot, stallMs: number): boolean {
  const quiet = now.at - since.at - (now.waitedMs - since.waitedMs);
  const ran = now.ranMs - since.ranMs;
  return quiet >= 3 * stallMs || (quiet >= stallMs && ran >= stallMs / 2);
}

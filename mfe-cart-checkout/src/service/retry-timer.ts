/** Pauses before the next attempts, in milliseconds; the last one repeats. */
const PAUSES = [2_000, 5_000, 15_000, 30_000, 60_000];

export interface RetryTimer {
  /** Plans the next attempt, with a longer pause than before. */
  start(): void;
  /** Cancels the planned attempt. */
  stop(): void;
  /** After a success: the next failure starts with the shortest pause again. */
  reset(): void;
}

export function createRetryTimer(attempt: () => void): RetryTimer {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    start() {
      stop();
      timer = setTimeout(attempt, PAUSES[Math.min(failures, PAUSES.length - 1)]);
      failures += 1;
    },
    stop,
    reset() {
      failures = 0;
    },
  };
}

/** The pipe to which the watchdog writes why it ended the process. */
export const END_REASON_FD = 4;

/** Index of a counter that the main thread increments while it responds. */
export const BEAT = 0;
/** Index of the number of rendered pages. */
export const PAGES = 1;

export interface WatchdogData {
  /** Data from the main thread: two 32-bit integers. */
  shared: SharedArrayBuffer;
  /** Milliseconds after which a busy main thread counts as stuck. */
  stallMs: number;
  /** Megabytes of total memory beyond which the process ends. */
  limitMb: number;
}

/** The pipe to which the watchdog writes why it ended the process. */
export const LAST_WORDS_FD = 4;

/** Index of a counter that the main thread increments while it responds. */
export const BEAT = 0;
/** Index of the id of the only running page; 0 while there is none or more than one. */
export const SOLE_JOB = 1;

export interface WatchdogData {
  /** Data from the main thread: two 32-bit integers. */
  shared: SharedArrayBuffer;
  storeFolder: string;
  /** Milliseconds after which a busy main thread counts as stuck. */
  stallMs: number;
  /** Megabytes of total memory beyond which the process ends. */
  limitMb: number;
}

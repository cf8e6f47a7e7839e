/** The pipe on which the watchdog says why it ended the process. */
export const LAST_WORDS_FD = 4;

/** Index of a counter that the main thread raises while it responds. */
export const BEAT = 0;
/** Index of the id of the only page under way; 0 while there is none, or more than one. */
export const SOLE_JOB = 1;

export interface WatchdogData {
  /** What the main thread tells: two 32-bit integers. */
  shared: SharedArrayBuffer;
  storeFolder: string;
  /** Megabytes of memory, all kinds of it, beyond which the process ends. */
  limitMb: number;
}

/** The pipe on which the watchdog says why it ended the process. */
export const LAST_WORDS_FD = 4;

export interface WatchdogData {
  /** A counter that the main thread raises while it is well. */
  beats: SharedArrayBuffer;
  storeFolder: string;
  /** Megabytes of memory, all kinds of it, beyond which the process ends. */
  limitMb: number;
}

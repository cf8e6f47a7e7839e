import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { BEAT, PAGES, type WatchdogData } from './watchdog-data';

/** Milliseconds between two heartbeats of a healthy main thread. */
const BEAT_MS = 100;
/** Heap limit of the watchdog in megabytes. It stores little. */
const HEAP_MB = 32;

/** Tells the watchdog that a page is rendered. */
export type Watchdog = () => void;

/** Starts a thread that ends this process when the main thread is stuck or the process uses too much memory. */
export function startWatchdog(limits: Omit<WatchdogData, 'shared'>, end: () => void): Watchdog {
  const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const numbers = new Int32Array(shared);
  setInterval(() => void Atomics.add(numbers, BEAT, 1), BEAT_MS).unref();
  const watchdog = new Worker(path.join(__dirname, 'watchdog.cjs'), {
    workerData: { shared, ...limits } satisfies WatchdogData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // A worker must not run without its watchdog.
  watchdog.once('error', end);
  watchdog.once('exit', end);
  return () => void Atomics.add(numbers, PAGES, 1);
}

import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WatchdogData } from './watchdog-data';

/** Milliseconds between two beats of a main thread that is well. */
const BEAT_MS = 100;
/** Megabytes: it has little to remember. */
const HEAP_MB = 32;

/**
 * Starts a thread that ends this process when the main thread is stuck or too much memory is used. It is a thread of the
 * same process because only that can look at the main thread's stack.
 */
export function startWatchdog(storeFolder: string, limitMb: number, end: () => void): void {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beat = new Int32Array(beats);
  setInterval(() => void Atomics.add(beat, 0, 1), BEAT_MS).unref();
  const watchdog = new Worker(path.join(__dirname, 'watchdog.cjs'), {
    workerData: { beats, storeFolder, limitMb } satisfies WatchdogData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // Nobody may work unwatched.
  watchdog.once('error', end);
  watchdog.once('exit', end);
}

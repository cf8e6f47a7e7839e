import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { BEAT, SOLE_JOB, type WatchdogData } from './watchdog-data';

/** Milliseconds between two beats of a main thread that is well. */
const BEAT_MS = 100;
/** Megabytes: it has little to remember. */
const HEAP_MB = 32;

/** Tells the watchdog which pages are under way. */
export interface Watchdog {
  begin(job: number): void;
  end(job: number): void;
}

/**
 * Starts a thread that ends this process when the main thread is stuck or too much memory is used. It is a thread of the
 * same process because only that can look at the main thread's stack.
 */
export function startWatchdog(storeFolder: string, limitMb: number, end: () => void): Watchdog {
  const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const numbers = new Int32Array(shared);
  const jobs = new Set<number>();
  setInterval(() => void Atomics.add(numbers, BEAT, 1), BEAT_MS).unref();
  const watchdog = new Worker(path.join(__dirname, 'watchdog.cjs'), {
    workerData: { shared, storeFolder, limitMb } satisfies WatchdogData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // Nobody may work unwatched.
  watchdog.once('error', end);
  watchdog.once('exit', end);

  function tell(): void {
    const [first = 0] = jobs;
    Atomics.store(numbers, SOLE_JOB, jobs.size === 1 ? first : 0);
  }
  return {
    begin(job) {
      jobs.add(job);
      tell();
    },
    end(job) {
      jobs.delete(job);
      tell();
    },
  };
}

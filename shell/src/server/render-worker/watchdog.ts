import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { EndReason } from '../worker-messages/messages';
import { isStalled, type Snapshot } from './is-stalled';
import { threadTimes } from './thread-times';
import { BEAT, END_REASON_FD, PAGES, type WatchdogData } from './watchdog-data';

/** Milliseconds between two checks. */
const CHECK_MS = 50;
/** The first page loads and compiles its code, so it gets this many times the limit. */
const FIRST_PAGE = 2;
const MB = 1024 * 1024;

const { shared, stallMs, limitMb } = workerData as WatchdogData;
const numbers = new Int32Array(shared);
let since = snapshot();
let last = since.at;

function snapshot(): Snapshot {
  return { at: performance.now(), beat: Atomics.load(numbers, BEAT), ...threadTimes() };
}

/** Writes the reason and ends the process, whatever its main thread does. */
function end(reason: EndReason): void {
  try {
    writeSync(END_REASON_FD, reason);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

setInterval(() => {
  const now = snapshot();
  // A pause of the whole machine also paused the main thread.
  if (now.beat !== since.beat || now.at - last > 10 * CHECK_MS) since = now;
  last = now.at;
  const limitMs = Atomics.load(numbers, PAGES) === 0 ? FIRST_PAGE * stallMs : stallMs;
  if (isStalled(since, now, limitMs)) end('stall');
  else if (process.memoryUsage.rss() > limitMb * MB) end('memory');
}, CHECK_MS);

import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { EndReason } from '../worker-messages/messages';
import { isMissing, type Look } from './is-missing';
import { BEAT, END_REASON_FD, PAGES, type WatchdogData } from './watchdog-data';

/** Milliseconds between two checks. */
const LOOK_MS = 50;
/** The first page loads and compiles its code, so it gets this many times the limit. */
const FIRST_PAGE = 2;
const MB = 1024 * 1024;

const { shared, stallMs, limitMb } = workerData as WatchdogData;
const numbers = new Int32Array(shared);
let since: Look = look();
let last = since.at;

function look(): Look {
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), beat: Atomics.load(numbers, BEAT), cpuMs: (user + system) / 1000 };
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
  const now = look();
  // A pause of the whole machine also paused the main thread.
  if (now.beat !== since.beat || now.at - last > 10 * LOOK_MS) since = now;
  last = now.at;
  const limitMs = Atomics.load(numbers, PAGES) === 0 ? FIRST_PAGE * stallMs : stallMs;
  if (isMissing(since, now, limitMs)) end('stall');
  else if (process.memoryUsage.rss() > limitMb * MB) end('memory');
}, LOOK_MS);

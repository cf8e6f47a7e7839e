import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import type { LastWords } from '../workers/messages';
import { isMissing, type Look } from './is-missing';
import { versionOfFile } from './version-in-stack';
import { LAST_WORDS_FD, type WatchdogData } from './watchdog-data';

/** Milliseconds between two looks. */
const LOOK_MS = 50;
/** Looks at the stack of the main thread, and milliseconds for all of them. */
const MOST_LOOKS = 8;
const STACK_MS = 250;

const { beats, storeFolder, limitMb } = workerData as WatchdogData;
const beat = new Int32Array(beats);
let isOver = false;
let since: Look = look();
let last = since.at;

function look(): Look {
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), beat: Atomics.load(beat, 0), cpuMs: (user + system) / 1000 };
}

/** Says why and ends the process, whatever its main thread does. */
function end(words: LastWords): void {
  if (isOver) return;
  isOver = true;
  try {
    writeSync(LAST_WORDS_FD, JSON.stringify(words));
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

/** Looks at what the main thread runs until code of a slice is found, then ends the process. */
function accuse(reason: LastWords['reason']): void {
  clearInterval(timer);
  const session = new Session();
  let looks = 0;
  let stack: string[] = [];
  session.connectToMainThread();
  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    looks += 1;
    stack = callFrames.slice(0, 20).map(({ functionName, url }) => `${functionName || '(anonymous)'} ${url}`);
    const fault = callFrames.map(({ url }) => url && versionOfFile(storeFolder, url)).find(Boolean) || null;
    if (fault || looks === MOST_LOOKS) return end({ reason, fault, stack });
    session.post('Debugger.resume');
    setTimeout(() => session.post('Debugger.pause'), 1);
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  // It may be in the middle of something that cannot be looked at, e.g. a regular expression.
  setTimeout(() => end({ reason, fault: null, stack }), STACK_MS);
}

const timer = setInterval(() => {
  const now = look();
  // While the whole machine stood still, the main thread did as well.
  if (now.beat !== since.beat || now.at - last > 10 * LOOK_MS) since = now;
  last = now.at;
  if (isMissing(since, now)) accuse('stall');
  else if (process.memoryUsage.rss() > limitMb * 1024 * 1024) accuse('memory');
}, LOOK_MS);

import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import type { LastWords } from '../workers/messages';
import { isMissing, type Look } from './is-missing';
import { versionOfFile } from './version-in-stack';
import { BEAT, LAST_WORDS_FD, SOLE_JOB, type WatchdogData } from './watchdog-data';

/** Milliseconds between two checks. */
const LOOK_MS = 50;
/** Maximum samples of the main thread's stack. */
const MOST_LOOKS = 8;
/** Limits of processor time and total time for all samples. Memory may grow in one call that cannot be paused. */
const PATIENCE = { stall: { cpuMs: 500, ms: 1_500 }, memory: { cpuMs: 300, ms: 1_000 } };
/** Factor of the memory limit beyond which there is no time for samples. */
const FAR_BEYOND = 4;
/** Lines of a stack that are reported. */
const STACK_LINES = 20;

const { shared, storeFolder, stallMs, limitMb } = workerData as WatchdogData;
const numbers = new Int32Array(shared);
let isOver = false;
let since: Look = look();
let last = since.at;

function look(): Look {
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), beat: Atomics.load(numbers, BEAT), cpuMs: (user + system) / 1000 };
}

const usedMb = () => process.memoryUsage.rss() / 1024 / 1024;

/** Writes the reason and ends the process, whatever its main thread does. */
function end(words: Omit<LastWords, 'job'>): void {
  if (isOver) return;
  isOver = true;
  try {
    const job = Atomics.load(numbers, SOLE_JOB) || null;
    writeSync(LAST_WORDS_FD, JSON.stringify({ ...words, job } satisfies LastWords));
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

/** Samples the main thread until it finds code of a slice, then ends the process. */
function accuse(reason: LastWords['reason']): void {
  clearInterval(timer);
  const session = new Session();
  const files = new Map<string, string>();
  let looks = 0;
  let stack: string[] = [];
  session.connectToMainThread();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => void files.set(scriptId, url));
  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    looks += 1;
    const frames = callFrames.map(({ functionName, location }) => ({
      name: functionName || '(anonymous)',
      file: files.get(location.scriptId) ?? '',
    }));
    stack = frames.slice(0, STACK_LINES).map(({ name, file }) => `${name} ${file}`);
    const fault =
      frames.map(({ file }) => versionOfFile(storeFolder, file)).find((version) => version !== null) ?? null;
    if (fault || looks === MOST_LOOKS) return end({ reason, fault, stack });
    session.post('Debugger.resume');
    setTimeout(() => session.post('Debugger.pause'), 1);
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  const begin = look();
  setInterval(() => {
    const { at, cpuMs } = look();
    const isLate = cpuMs - begin.cpuMs > PATIENCE[reason].cpuMs || at - begin.at > PATIENCE[reason].ms;
    if (isLate || usedMb() > FAR_BEYOND * limitMb) end({ reason, fault: null, stack });
  }, LOOK_MS);
}

const timer = setInterval(() => {
  const now = look();
  // A pause of the whole machine also paused the main thread.
  if (now.beat !== since.beat || now.at - last > 10 * LOOK_MS) since = now;
  last = now.at;
  if (isMissing(since, now, stallMs)) accuse('stall');
  else if (usedMb() > limitMb) accuse('memory');
}, LOOK_MS);

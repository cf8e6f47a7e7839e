import { readFileSync } from 'node:fs';

/** How the main thread spent its time. */
export interface ThreadTimes {
  /** Milliseconds on a processor. */
  ranMs: number;
  /** Milliseconds in which it could run and no processor was free. */
  waitedMs: number;
}

/** Linux: the times of the thread with the number of the process, which is its main thread. */
const SCHEDSTAT = '/proc/self/schedstat';
const NS_IN_MS = 1e6;

/** Reads the times of the main thread, from any thread of this process. */
export function threadTimes(): ThreadTimes {
  return parseSchedstat(readSchedstat()) ?? processTimes();
}

/** @returns null when the kernel does not count the times: there is no file, or it contains zeros. */
export function parseSchedstat(text: string): ThreadTimes | null {
  const [ran = 0, waited = 0] = text.split(' ').map(Number);
  return ran > 0 && waited >= 0 ? { ranMs: ran / NS_IN_MS, waitedMs: waited / NS_IN_MS } : null;
}

function readSchedstat(): string {
  try {
    return readFileSync(SCHEDSTAT, 'utf8');
  } catch {
    return '';
  }
}

/** Other systems know the processor time of the whole process, and not how long a thread waited. */
function processTimes(): ThreadTimes {
  const { user, system } = process.cpuUsage();
  return { ranMs: (user + system) / 1000, waitedMs: 0 };
}

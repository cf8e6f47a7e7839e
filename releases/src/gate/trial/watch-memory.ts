import { Worker } from 'node:worker_threads';

/** Written to stderr when the process is killed for its memory. */
export const OUT_OF_MEMORY = 'nkm: out of memory';

/** Runs in a separate thread, because a candidate that loops blocks the main thread. */
const WATCH = `
const { workerData: { limit, parent, sign } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
setInterval(() => {
  const isTooBig = process.memoryUsage.rss() > limit;
  if (isTooBig) writeSync(2, sign);
  if (isTooBig || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 50);
`;

/** Kills this process when it grows beyond `megabytes`, buffers included, or when its parent has died. */
export async function watchMemory(megabytes: number): Promise<void> {
  const workerData = { limit: megabytes * 1024 * 1024, parent: process.ppid, sign: OUT_OF_MEMORY };
  const worker = new Worker(WATCH, { eval: true, workerData });
  worker.unref();
  await new Promise((resolve, reject) => worker.once('online', resolve).once('error', reject));
}

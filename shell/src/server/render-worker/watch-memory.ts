import type { FromWorker } from '../worker-messages/messages';

/** Share of the limit from which the worker is replaced, so that no page reaches the limit itself. */
const FULL = 0.75;
const LOOK_MS = 200;
const MB = 1024 * 1024;

/** Requests a replacement once, before the process reaches the limit. */
export function watchMemory(limitMb: number, send: (message: FromWorker) => void): void {
  const timer = setInterval(() => {
    const usedMb = Math.round(process.memoryUsage.rss() / MB);
    if (usedMb < FULL * limitMb) return;
    clearInterval(timer);
    send({ kind: 'full', usedMb });
  }, LOOK_MS);
  timer.unref();
}

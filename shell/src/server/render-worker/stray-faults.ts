import type { FromWorker } from '../worker-messages/messages';
import { sentError } from './sent-error';

/** Milliseconds for which a worker reports no further uncaught error. A timer may fail a hundred times a second. */
const SILENCE_MS = 1_000;

/** Reports uncaught errors, such as those of a timer or a forgotten promise; the shell then replaces the worker. */
export function reportStrayFaults(send: (message: FromWorker) => void): void {
  let silentUntil = 0;
  const handle = (what: 'exception' | 'rejection') => (cause: unknown) => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + SILENCE_MS;
    send({ kind: 'stray', what, error: sentError(cause) });
  };
  process.on('uncaughtException', handle('exception'));
  process.on('unhandledRejection', handle('rejection'));
}

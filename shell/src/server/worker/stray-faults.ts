import type { FromWorker } from '../workers/messages';
import { sentError } from './sent-error';
import { versionInStack } from './version-in-stack';

/** Milliseconds for which a worker reports no further fault of a slice. */
const SILENCE_MS = 1_000;

/**
 * Reports uncaught errors of a slice, such as those of a timer or a forgotten promise; the worker continues. An
 * exception of other code may leave the worker in an undefined state, so it ends. A rejection is only reported.
 */
export function reportStrayFaults(storeFolder: string, send: (message: FromWorker) => void, end: () => void): void {
  let silentUntil = 0;
  const handle = (what: 'exception' | 'rejection') => (cause: unknown) => {
    const fault = versionInStack(storeFolder, cause);
    // A timer may fail a hundred times a second.
    const isNews = !fault || Date.now() >= silentUntil;
    if (isNews) send({ kind: 'stray', what, error: sentError(cause), fault });
    if (isNews && fault) silentUntil = Date.now() + SILENCE_MS;
    if (!fault && what === 'exception') end();
  };
  process.on('uncaughtException', handle('exception'));
  process.on('unhandledRejection', handle('rejection'));
}

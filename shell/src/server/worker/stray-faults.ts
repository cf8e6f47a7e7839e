import type { FromWorker } from '../workers/messages';
import { sentError } from './sent-error';
import { versionInStack } from './version-in-stack';

/**
 * Errors that nobody waits for: a timer or a forgotten promise of a slice. The version is reported and the worker goes
 * on. An exception that no slice threw may have left the worker in any state, so it ends; a rejection is only reported.
 */
export function reportStrayFaults(storeFolder: string, send: (message: FromWorker) => void, end: () => void): void {
  const handle = (what: 'exception' | 'rejection') => (cause: unknown) => {
    const fault = versionInStack(storeFolder, cause);
    send({ kind: 'stray', what, error: sentError(cause), fault });
    if (!fault && what === 'exception') end();
  };
  process.on('uncaughtException', handle('exception'));
  process.on('unhandledRejection', handle('rejection'));
}

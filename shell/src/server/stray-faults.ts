import { culpritOf, setAside } from './server-host';

interface Log {
  error(details: object, message: string): void;
}

/**
 * Errors that nobody waits for: a timer or a forgotten promise of a slice. The version they come from is set aside and
 * the shop goes on. What no slice threw may have left the shell itself in any state, so an exception ends the process
 * as Node would; a rejection is only reported.
 */
export function surviveStrayFaults(log: Log): void {
  const handle = (kind: 'exception' | 'rejection') => (cause: unknown) => {
    const culprit = culpritOf(cause);
    if (culprit) setAside(culprit.slice, culprit.version);
    log.error({ ...culprit, err: cause }, `Nobody handled this ${kind}`);
    if (!culprit && kind === 'exception') process.exit(1);
  };
  process.on('uncaughtException', handle('exception'));
  process.on('unhandledRejection', handle('rejection'));
}

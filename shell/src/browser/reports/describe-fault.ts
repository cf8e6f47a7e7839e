import { type BrowserReport, MOST_PLACES } from '../../app/browser-report';
import { maskMessage } from '../../app/mask-message';
import type { Fault } from './faults';

/** A place in a file of a slice: `/slices/<slice>/<version>/<file>:<line>:<column>`. */
const PLACE = /\/slices\/([a-z0-9-]+)\/([\w.-]+)\/([\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g;

/**
 * The report about a fault; null when it belongs to no slice, such as one of a browser extension.
 * @param route pattern of the page's route
 */
export function describeFault(fault: Fault, route: string): BrowserReport | null {
  const error = asError(fault.cause);
  const found = [...`${error.stack}\n${fault.components}`.matchAll(PLACE)];
  const slice = fault.slice ?? found[0]?.[1];
  const version = fault.version ?? found[0]?.[2];
  if (!slice || !version) return null;
  return {
    slice,
    version,
    kind: fault.kind,
    route,
    message: maskMessage(`${error.name}: ${error.message}`),
    places: found
      .filter(([, itsSlice, itsVersion]) => itsSlice === slice && itsVersion === version)
      .slice(0, MOST_PLACES)
      .map(([, , , file, line, column]) => `${file}:${line}:${column}`),
  };
}

/** Code can throw anything. What is no error can be somebody's data, so only its type is told. */
function asError(cause: unknown): Pick<Error, 'name' | 'message' | 'stack'> {
  return cause instanceof Error ? cause : { name: 'Thrown', message: typeof cause };
}

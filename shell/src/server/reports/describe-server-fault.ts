import { MOST_PLACES } from '../../app/browser-report';
import { maskMessage } from '../../app/mask-message';
import type { SentFault } from '../worker-messages/messages';
import type { KeptFault } from './report-log';

/** A place in the server bundle of a version. */
const PLACE = /[\\/]server[\\/](index\.cjs:\d+:\d+)/g;

/** A fault of a render worker, in the form of the browsers' reports. */
export function describeServerFault({ slice, version, error }: SentFault, route: string): KeptFault {
  const places = [...error.stack.matchAll(PLACE)].slice(0, MOST_PLACES).map(([, place]) => place!);
  // The stack begins with the class of the error.
  const [name = 'Error'] = /^\w+(?=:)/.exec(error.stack) ?? [];
  return { slice, version, kind: 'server', route, message: maskMessage(`${name}: ${error.message}`), places };
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header in which a proxy, the shop and the API tell each other the id of a request. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Ids of other programs that fit into one line of a log. */
const ID = /^[\w.-]{8,64}$/;

/** The id that a proxy, or the shop, gave to the request; else a new one. It says nothing about the client. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}

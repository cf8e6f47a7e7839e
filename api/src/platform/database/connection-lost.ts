/** PostgreSQL error classes for "cannot work now": connection, resources, shutdown or start, and statement timeout. */
const DATABASE_DOWN = /^(08|53|57P|57014)/;
/** Classes and codes after which the server closes the connection. */
const CONNECTION_ENDED = /^(08|57P0[1-5]|25P0[34])/;
const SOCKET_DOWN = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']);
/** Messages of the driver without a code. */
const DRIVER_SAYS_ENDED = /^Connection terminated|is not queryable|^The database did not answer/;

interface DatabaseFailure {
  code?: string;
  message?: string;
  severity?: string;
}

/** The connection broke during a statement, so it is unknown whether the statement took effect. */
export function isConnectionLost(thrown: unknown): boolean {
  const { code = '', message = '', severity } = Object(thrown) as DatabaseFailure;
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  return CONNECTION_ENDED.test(code) || SOCKET_DOWN.has(code) || DRIVER_SAYS_ENDED.test(message);
}

/** The database or another server cannot work now; a retry makes sense. */
export function isDown(thrown: unknown): boolean {
  const { code = '', message = '' } = Object(thrown) as DatabaseFailure;
  // The pool has no error code for a timeout without a free connection.
  return isConnectionLost(thrown) || DATABASE_DOWN.test(code) || message.startsWith('timeout exceeded when trying');
}

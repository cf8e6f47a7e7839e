import type { FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger, type SerializedError } from 'pino';

const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'code',
  'token',
  'current',
  'new',
  'confirm',
  'otp',
  'id_token',
];
const SECRET_SEGMENT = /(\/deletion_request\/)[^/?]+/gi;
const SECRET_QUERY = /([?&](?:token|code|otp|key|reference|trxref)=)[^&]*/gi;

/** Passwords, codes and tokens never reach a log, whatever is logged. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);
  return pino({ level, redact: { paths, censor: '[secret]' }, serializers: { err: serializeError } }, destination);
}

/** The `code` of an error (`ECONNREFUSED`) is no secret, and the first thing one looks for: so it gets another name. */
function serializeError(error: Error) {
  const { code, ...rest } = pino.stdSerializers.err(error) as SerializedError & { code?: unknown };
  return code === undefined ? rest : { ...rest, errorCode: code };
}

/** What a log may show of an address: routes with a secret in the path show their pattern only. */
export function loggableUrl(request: Pick<FastifyRequest, 'routeOptions' | 'url'>): string {
  const pattern = request.routeOptions.url;
  if (pattern !== undefined && /:(token|key|otp|code)\b/.test(pattern)) return pattern;
  // An address that fits no route has its secret, too: another method, a slash too many.
  return request.url.replace(SECRET_SEGMENT, '$1[secret]').replace(SECRET_QUERY, '$1[secret]');
}

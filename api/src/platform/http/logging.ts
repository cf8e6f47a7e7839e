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

/** Creates a logger that redacts passwords, codes and tokens. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);
  return pino({ level, redact: { paths, censor: '[secret]' }, serializers: { err: serializeError } }, destination);
}

/** Renames the `code` of an error (`ECONNREFUSED`), which is needed for diagnosis but would be redacted as a secret. */
function serializeError(error: Error) {
  const { code, ...rest } = pino.stdSerializers.err(error) as SerializedError & { code?: unknown };
  return code === undefined ? rest : { ...rest, errorCode: code };
}

/** The loggable form of an address: routes with a secret in the path show only their pattern. */
export function loggableUrl(request: Pick<FastifyRequest, 'routeOptions' | 'url'>): string {
  const pattern = request.routeOptions.url;
  if (pattern !== undefined && /:(token|key|otp|code)\b/.test(pattern)) return pattern;
  // An unmatched address can hold a secret too: wrong method, extra slash.
  return request.url.replace(SECRET_SEGMENT, '$1[secret]').replace(SECRET_QUERY, '$1[secret]');
}

import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

type Facts = Pick<FastifyRequest, 'ip' | 'protocol' | 'host' | 'socket'>;

/** What proxies call the facts of the connection before them. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip)$/;
/** An IPv4 address as a socket for both families names it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * What the API is told of the browser behind a request: its address, and the scheme and host that it used. Fastify takes
 * them from the headers of a proxy that `TRUST_PROXY` names, and from the connection of anybody else.
 */
export function forwardedHeaders({ ip, protocol, host, socket }: Facts) {
  const address = ip.replace(MAPPED, '');
  return {
    'x-forwarded-for': isIP(address) ? address : (socket.remoteAddress ?? ''),
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
  };
}

/** The other headers of a request: what the browser itself sent under these names is worthless. */
export function withoutForwarded<T>(headers: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !FORWARDED.test(name)));
}

import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

type Facts = Pick<FastifyRequest, 'ip' | 'protocol' | 'host' | 'socket'>;

/** Headers in which proxies describe the client's connection. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip)$/;
/** Prefix of an IPv4 address on a dual-stack socket. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * Headers that give the API the browser's address, scheme and host. Fastify reads them from the headers of a proxy in
 * `TRUST_PROXY`, and from the connection for any other client.
 */
export function forwardedHeaders({ ip, protocol, host, socket }: Facts) {
  const address = ip.replace(MAPPED, '');
  return {
    'x-forwarded-for': isIP(address) ? address : (socket.remoteAddress ?? ''),
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
  };
}

/** Drops the forwarding headers of a request, because any client can forge them. */
export function withoutForwarded<T>(headers: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !FORWARDED.test(name)));
}

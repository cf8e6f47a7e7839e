import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageBodies } from './page-bodies';

/** Sends the smallest encoding that the browser takes. */
export async function sendBodies(bodies: PageBodies, { headers }: FastifyRequest, reply: FastifyReply) {
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(encoding === 'gzip' ? await bodies.gzip() : bodies[encoding]);
}

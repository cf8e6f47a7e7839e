import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, PageBodies } from './page-bodies';

/** Sends the smallest encoding that the browser accepts, with a tail for this response only. */
export async function sendBodies(
  bodies: PageBodies,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  tail?: Buffer,
): Promise<FastifyReply> {
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding: Encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await bodies.in(encoding, tail));
}
